import { allCalls } from '#contract/addresses.ts'
import { statusOf } from '#contract/errors.ts'
import type { May } from '#contract/permissions.ts'
import { statusOfReason, voteReasonNames } from '#contract/voting/reasons.ts'
import { errors } from '#messages/errors.ts'

/**
 * API reference as an HTML page without scripts: every call with its access, every failure with its message.
 */
export async function apiPage(baseUrl: string): Promise<string> {
  const rows = allCalls().map(call =>
    row([call.method, `/api/v1${call.path}`, accessOf(call.meta.may), call.name]),
  )
  const failures = [
    ...Object.entries(statusOf),
    ...voteReasonNames.map(reason => [reason, statusOfReason(reason)] as const),
  ].map(([code, status]) => row([code, String(status), errors[code as keyof typeof errors].en], code))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>body{font:16px/1.5 system-ui;max-width:75rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8884}code{font-size:.95em}</style>
<h1>API</h1><p>Base address <code>${baseUrl}/api/v1</code> · <a href="/api/v1/openapi.json">OpenAPI 3.1</a></p>
<h2>Calls</h2><table><tr><th>Method<th>Address<th>Access<th>Name</tr>${rows.join('')}</table>
<h2>Failures</h2><table><tr><th>Code<th>Status<th>Sentence</tr>${failures.join('')}</table></html>`
}

function row(cells: string[], id?: string): string {
  return `<tr${id ? ` id="${id}"` : ''}>${cells.map(cell => `<td><code>${cell.replace(/[&<]/g, sign => (sign === '&' ? '&amp;' : '&lt;'))}</code>`).join('')}</tr>`
}

function accessOf(may: May): string {
  return typeof may === 'string' ? may : may.anyOf.join(' or ')
}
