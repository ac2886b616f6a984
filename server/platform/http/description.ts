import { OpenAPIGenerator } from '@orpc/openapi'
import { allCalls, type BoundCall } from '#contract/addresses.ts'
import { nothing } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { fileTypes } from '#contract/list.ts'
import { ballotBody, summaryOf } from './described-calls.ts'
import { mediaPath } from './described-media.ts'
import { problemResponses, problemSchema, problemsOf } from './described-problems.ts'
import { converter, namedSchemas } from './described-schemas.ts'
import type { Document, Operation, PathItem } from './openapi-types.ts'

/**
 * Returns the API description as OpenAPI 3.1, generated from the contract: permissions, inputs and all
 * responses.
 */
export async function apiDescription(baseUrl: string): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = await generator.generate(contract, {
    info: { title: 'Institute API', version: '1.0.0' },
    servers: [{ url: `${baseUrl}/api/v1` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: problemResponses,
      schemas: { Problem: problemSchema, ...(await namedSchemas()) },
    },
  })
  const calls = new Map(allCalls().map(call => [call.name, call]))
  for (const operation of Object.values(document.paths ?? {}).flatMap(operationsOf)) {
    const call = calls.get(operation.operationId ?? '')
    if (call) complete(operation, call)
  }
  document.paths = { ...document.paths, '/media/{path}': mediaPath }
  return document
}

function operationsOf(path: PathItem | undefined): Operation[] {
  const { get, put, post, patch, delete: remove } = path ?? {}
  return [get, put, post, patch, remove].flatMap(operation => operation ?? [])
}

// Adds what the generator cannot derive.
function complete(operation: Operation, call: BoundCall): void {
  const { may, status = 200, takesFile, givesFile, isList, mayAccept } = call.meta
  operation.summary = summaryOf(call)
  // Most parameters are not texts, and each may be omitted instead of sent empty.
  for (const parameter of operation.parameters ?? [])
    if ('allowEmptyValue' in parameter) delete parameter.allowEmptyValue
  if (call.meta.takesBallot) operation.requestBody = ballotBody
  operation.security = may === 'public' ? [] : [{ bearer: [] }]
  if (typeof may === 'object') operation.description = `Needs one of: ${may.anyOf.join(', ')}.`
  if (status === 202 || status === 204) operation.responses = { [status]: answerOf(operation, call) }
  if (mayAccept)
    operation.responses = {
      ...operation.responses,
      202: operation.responses?.['200'] ?? { description: 'Accepted' },
    }
  operation.responses = { ...operation.responses, ...problemsOf(call) }
  if (isList) operation.responses = { ...operation.responses, [status]: withFiles(operation.responses) }
  if (givesFile) operation.responses = { ...operation.responses, [status]: fileOf(givesFile) }
  if (takesFile) operation.requestBody = withFile(operation.requestBody)
}

function answerOf({ responses }: Operation, { meta: { status = 200 }, procedure }: BoundCall) {
  const described = responses?.[status] ?? responses?.['200']
  if (described && procedure['~orpc'].outputSchema !== nothing) return described
  return { description: status === 204 ? 'Done' : 'Accepted' }
}

// One page as JSON, or all rows of a short list; all rows as a file if `format` is given.
function withFiles(answers: Operation['responses']) {
  const page = answers?.['200'] as { content?: Record<string, object> } | undefined
  const sheet = { schema: { type: 'string' as const, contentMediaType: 'application/octet-stream' } }
  const content = {
    ...page?.content,
    [fileTypes.csv]: { schema: { type: 'string' as const } },
    [fileTypes.xlsx]: sheet,
  }
  return { description: 'As JSON; with `format` a file with all rows', content }
}

function fileOf(types: NonNullable<BoundCall['meta']['givesFile']>) {
  const described = (type: string) => ({ schema: { type: 'string' as const, contentMediaType: type } })
  const content = Object.fromEntries([types].flat().map(type => [type, described(type)]))
  return { description: 'A file', content }
}

// The fields of the call and the file itself, as parts of a multipart form.
function withFile(body: Operation['requestBody']): NonNullable<Operation['requestBody']> {
  const described = body && 'content' in body ? body.content['application/json']?.schema : undefined
  const properties = described && 'properties' in described ? described.properties : {}
  const file = { type: 'string' as const, contentMediaType: 'application/octet-stream' }
  const schema = { type: 'object' as const, properties: { ...properties, file }, required: ['file'] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}
