type Code = { content: string; nonce?: string | undefined }
type Data = { json: unknown; type?: string | undefined; nonce?: string | undefined }

/**
 * The only place that writes raw markup: the site's small inline scripts, and structured data, which is
 * escaped.
 */
export function InlineScript(props: Code | Data) {
  const isData = 'json' in props
  return (
    <script
      type={isData ? (props.type ?? 'application/ld+json') : undefined}
      nonce={props.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isData ? escapedJson(props.json) : closedCode(props.content) }}
    />
  )
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => escapes[character] ?? '')
}

// escaping would change the code, so text that could end or reopen the element is refused
function closedCode(code: string): string {
  if (/<\/script|<script|<!--/i.test(code)) throw new Error('An inline script must not contain markup')
  return code
}
