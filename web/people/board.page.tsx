import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { Board } from '#contract/people/team.ts'
import { board as say, termOf } from '#messages/people.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { NameList } from '#web/ui/details/name-list.tsx'
import styles from './people.module.css'
import { PersonCards } from './person-cards.tsx'

async function load(client: Client, address: Address) {
  const [page, { rows: boards }] = await Promise.all([loadContent(client, address), client.people.board({})])
  return { ...page, boards }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** Boards and committees with their current members, since when, and their former members. */
export default function BoardPage() {
  const page = useData<typeof load>()
  return (
    <ContentListing page={page}>
      {page.boards.map(board => (
        <BoardPart key={board.boardRole.id} board={board} />
      ))}
    </ContentListing>
  )
}

function BoardPart({ board: { boardRole, people, former } }: { board: Board }) {
  const language = useLanguage()
  const words = useSay()
  const terms = new Map(people.map(person => [person.id, termOf(person)[language]]))
  return (
    <section className={styles.part} aria-labelledby={`board-${boardRole.id}`}>
      <h2 id={`board-${boardRole.id}`}>{boardRole.label}</h2>
      <PersonCards people={people} lineOf={({ id }) => terms.get(id) ?? ''} />
      {former.length > 0 && (
        <>
          <h3 className={styles.formerTitle}>{words(say.former)}</h3>
          <NameList
            names={former.map(person => ({
              key: `${person.id}${person.from}`,
              href: addressOf('profile', language, { slug: person.slug }),
              label: person.name,
              note: termOf(person)[language],
            }))}
          />
        </>
      )}
    </section>
  )
}
