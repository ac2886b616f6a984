import type { IncomingMessage } from 'node:http'
import type { Log } from '#server/platform/calls/calls.ts'
import { plainAddress } from './request.ts'

const mostNotes = 3 // per kind, because requests of strangers must not fill the log
const longestHost = 100 // characters

interface Noting {
  log: Log
  baseUrl: string
  isTrusted: (address: string) => boolean
}

/** Logs once what a proxy in front of the site omits, and which setting corrects it. */
export function proxyNotes({ log, baseUrl, isTrusted }: Noting) {
  const hosts = new Set<string>()
  const addresses = new Set<string>()
  const silent = new Set<string>()
  const isBehindProxy = new URL(baseUrl).protocol === 'https:' // this process itself serves only http
  return {
    wrongHost(given: string | undefined): void {
      const host = (given ?? '').slice(0, longestHost)
      if (!isNew(hosts, host)) return
      log.warn(
        { host, baseUrl },
        'requests for this host are refused (421): have the proxy pass the Host on (nginx: proxy_set_header Host $host), or set BASE_URL to the address visitors use',
      )
    },
    forwarded({ headers, socket }: IncomingMessage): void {
      const address = plainAddress(socket.remoteAddress ?? '')
      if (headers['x-forwarded-for'] === undefined) {
        warnOfMissing(address)
        return
      }
      if (isTrusted(address) || !isNew(addresses, address)) return
      log.warn(
        { address },
        'X-Forwarded-For from this address is not believed, so all visitors behind it share one limit: if it is your proxy, set TRUST_PROXY to it',
      )
    },
  }

  function warnOfMissing(address: string): void {
    if (!isBehindProxy || !isNew(silent, address)) return
    log.warn(
      { address },
      'a request came without X-Forwarded-For, so all visitors behind this address share one limit: if it is your proxy, have it tell theirs (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), and set TRUST_PROXY to it',
    )
  }
}

function isNew(known: Set<string>, value: string): boolean {
  if (known.size >= mostNotes || known.has(value)) return false
  known.add(value)
  return true
}
