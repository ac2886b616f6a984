import { addressOf } from '#contract/pathnames.ts'
import type { PollCard } from '#contract/polls/shown.ts'
import { pollList as say } from '#messages/poll-list.ts'
import type { Client } from '#web/client.ts'
import { listedMeta } from '#web/head.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { PollTimes } from './poll-times.tsx'
import styles from './polls.module.css'

async function load(client: Client, { origin }: Address) {
  const { rows } = await client.polls.list({})
  return { polls: rows, origin }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta = listedMeta('polls', say.title, say.lead)

/** All polls, open ones first. */
export default function PollsPage() {
  const words = useSay()
  const { polls } = useData<typeof load>()
  const isOpen = ({ state }: PollCard) => state === 'open'
  return (
    <Section>
      <TitleWithTrail title={words(say.title)} lead={words(say.lead)} section="info" />
      {polls.length === 0 && <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>}
      <Part title={words(say.open)} polls={polls.filter(isOpen)} />
      <Part title={words(say.others)} polls={polls.filter(poll => !isOpen(poll))} />
    </Section>
  )
}

function Part({ title, polls }: { title: string; polls: readonly PollCard[] }) {
  const language = useLanguage()
  if (polls.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {polls.map(poll => (
          <li key={poll.id}>
            <div lang={poll.language === language ? undefined : poll.language}>
              <h3>
                <Link href={addressOf('poll', language, { slug: poll.slug })}>{poll.title}</Link>
              </h3>
              {poll.teaser && <p lang={otherLang(poll, 'teaser')}>{poll.teaser}</p>}
            </div>
            <PollTimes poll={poll} />
          </li>
        ))}
      </ul>
    </section>
  )
}
