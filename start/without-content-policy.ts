import type { ServerResponse } from 'node:http'

const policy = 'content-security-policy'

/**
 * Removes the content policy from responses, because in development styles are inserted as elements and
 * scripts are not hashed.
 */
export function withoutContentPolicy(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => (name.toLowerCase() === policy ? response : set(name, value))
  const write = response.writeHead.bind(response) as (status: number, headers: object) => ServerResponse
  response.writeHead = ((status: number, headers?: Record<string, unknown> | string[]) => {
    const all = Object.entries(Array.isArray(headers) ? pairsOf(headers) : (headers ?? {}))
    return write(status, Object.fromEntries(all.filter(([name]) => name.toLowerCase() !== policy)))
  }) as typeof response.writeHead
}

// Cached responses pass their headers as a flat list: name, value, name, value.
function pairsOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: lines.length / 2 }, (_, n) => [lines[2 * n] ?? '', lines[2 * n + 1] ?? '']),
  )
}
