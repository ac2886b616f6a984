import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Answered, Asked } from './send.ts'

interface Response {
  content?: Record<string, { schema?: object }>
}
interface Described {
  operationId: string
  responses: Record<string, Response>
}

/** Describes each defect of a response in a sentence; empty if it is correct. */
export type Oracle = (asked: Asked, answered: Answered) => string[]

/** Returns a judge of responses by the site's OpenAPI document. */
export async function openOracle(url: string): Promise<Oracle> {
  const answer = await fetch(`${url}/api/v1/openapi.json`)
  const document = (await answer.json()) as {
    paths: Record<string, Record<string, Described>>
    components: { schemas: { Problem: object } }
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  const isProblem = ajv.compile(document.components.schemas.Problem)
  const operations = new Map(
    Object.values(document.paths).flatMap(path => Object.values(path).map(one => [one.operationId, one])),
  )
  const compiled = new Map<object, ValidateFunction>()

  return (asked, answered) => {
    const wrong = answered.status >= 500 && !isElsewhereDown(answered) ? [`status ${answered.status}`] : []
    // Dot segments lead to another path, which may belong to another call.
    const isElsewhere = /(\.|%2e){2}/i.test(asked.target)
    const operation = isElsewhere ? undefined : operations.get(asked.about)
    if (operation) wrong.push(...wrongOfCall(operation, answered))
    if (answered.status >= 400 && asked.method !== 'HEAD') wrong.push(...wrongOfFailure(asked, answered))
    if (answered.type.startsWith('text/html')) wrong.push(...wrongOfPage(asked, answered))
    const { location } = answered.headers
    if (typeof location === 'string' && !/^\/(?![/\\])/.test(location)) wrong.push(`leads to ${location}`)
    if (answered.headers['x-content-type-options'] !== 'nosniff' && ![400, 431].includes(answered.status))
      wrong.push('may be sniffed')
    return wrong
  }

  function wrongOfCall({ responses }: Described, { status, text, type }: Answered): string[] {
    const described = responses[status]
    if (!described) return [`status ${status} is not described`]
    const schema = described.content?.['application/json']?.schema
    const files = Object.keys(described.content ?? {}).filter(name => name !== 'application/json')
    if (status < 300 && files.some(name => type.startsWith(name))) return []
    if (status >= 400 || !schema)
      return status < 300 && !schema && text !== '' ? ['a body where none is described'] : []
    if (!type.startsWith('application/json')) return [`type ${type}`]
    // References are relative to the root of the document.
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components })
    compiled.set(schema, validate)
    return validate(JSON.parse(text))
      ? []
      : [`answer is not as described: ${ajv.errorsText(validate.errors)}`]
  }

  function wrongOfFailure({ target }: Asked, { type, text }: Answered): string[] {
    if (type.startsWith('text/html') && !target.startsWith('/api/')) return []
    if (type.startsWith('text/x-script')) return []
    if (!type.startsWith('application/problem+json')) return [`failure of type “${type}”`]
    return isProblem(JSON.parse(text)) ? [] : [`no problem document: ${ajv.errorsText(isProblem.errors)}`]
  }
}

/** Whether an external source (PubMed) is unreachable from here: a response that says so is correct. */
function isElsewhereDown({ status, type, text }: Answered): boolean {
  const isProblem = status === 503 && type.startsWith('application/problem+json')
  return isProblem && JSON.parse(text).type.endsWith('#sourceUnreachable')
}

function wrongOfPage({ method }: Asked, { text, status }: Answered): string[] {
  if (method === 'HEAD' || (status >= 300 && status < 400)) return []
  return [
    ...(text.split('</html>').length === 2 ? [] : ['a page that is not whole']),
    ...(/<script>alert|<img src=x onerror/.test(text) ? ['markup of somebody else'] : []),
    ...(/Application Error|Unexpected Server Error/.test(text)
      ? [`the framework’s own error (${status})`]
      : []),
  ]
}
