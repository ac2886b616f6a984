// A local PubMed with one record, which it returns for every request in the format of the real one.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { record, setOf } from '../server/literature/test-pubmed.ts'
import { refuse, send } from '../server/literature/test-source.ts'

const names = [
  ['Okwudiri', 'Emeka', 'E'],
  ['Solhaugen', 'Marit', 'M'],
  ['Fremd', 'Otto', 'O'],
]
const authors = names.map(
  ([last, first, initials]) =>
    `<Author><LastName>${last}</LastName><ForeName>${first}</ForeName><Initials>${initials}</Initials></Author>`,
)
const found = record({
  pmid: '29729392',
  title: '<ArticleTitle>Copper coils at 7 T.</ArticleTitle>',
  issue: '<Volume>85</Volume><PubDate><Year>2026</Year></PubDate>',
  article: `<AuthorList>${authors.join('')}</AuthorList>`,
})

export interface Pubmed {
  url: string
  /** Leaves requests unanswered from now on, until `refuseAll` refuses all that wait. */
  fallSilent(): { refuseAll(): Promise<void> }
  stop(): Promise<void>
}

export async function startPubmed(): Promise<Pubmed> {
  let waiting: ServerResponse[] | null = null
  const server = createServer((_, response) => {
    if (waiting) waiting.push(response)
    else send(response, setOf(found))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      const silent: ServerResponse[] = []
      waiting = silent
      return {
        async refuseAll() {
          while (silent.length === 0) await setTimeout(20)
          waiting = null
          for (const response of silent) refuse(response, 400)
        },
      }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
