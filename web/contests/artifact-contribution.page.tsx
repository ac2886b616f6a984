import type { MetaFunction } from 'react-router'
import type { ContributionDetail } from '#contract/contests/work.ts'
import { inBoth } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { kindNames, contests as say } from '#messages/contests.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Recording } from '#web/voting/recording.tsx'
import styles from './contests.module.css'
import { PhaseBadge } from './phase-badge.tsx'
import { PublicVoteLink } from './to-ballot.tsx'

async function load(client: Client, { parameters, origin }: Address) {
  const work = await client.contests.contribution({ slug: parameters.slug ?? '' })
  return { ...work, slugs: inBoth(() => work.slug), origin }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const work = unpacked(loaderData)
  if (!work) return []
  const { origin, slug, title } = work
  const addresses = inBoth(other => origin + addressOf('artifactContribution', other, { slug }))
  // The title contains the contest, because works of two contests may have the same title.
  const named = `${title} – ${work.contest.title}`
  return head(location.pathname, {
    title: named,
    description: named,
    canonical: addresses[work.language],
    ...(work.availableIn.length === 2 && { twins: addresses }),
    origin,
    socialCard: { section: say.title[languageIn(location.pathname)], picture: work.image },
  })
}

/** One work, without its artist until the contest has ended. */
export default function ContributionPage() {
  const words = useSay()
  const language = useLanguage()
  const work = useData<typeof load>()
  const { contest, title } = work
  const list = { label: words(say.title), href: addressOf('artifact', language) }
  const toContest = {
    label: contest.title,
    href: addressOf('artifactContest', language, { slug: contest.slug }),
  }
  return (
    <Section>
      <Breadcrumbs
        label={words(shell.here)}
        trail={trailFrom(language, null, list, toContest, { label: title })}
      />
      <article lang={work.language === language ? undefined : work.language}>
        <PageTitle
          title={title}
          meta={[words(kindNames[work.kind]), contest.year, ...wonWords(work, words)].join(' · ')}
          {...(work.artist && { lead: `${words(say.artist)} ${work.artist}` })}
        />
        <div className={layout.beside}>
          <div className={styles.main}>
            <Work work={work} />
            {work.text && <p className={styles.words}>{work.text}</p>}
            <PublicVoteLink contest={contest} />
            <DetailPart title={words(say.inWords)} isThere={work.altText !== '' && work.recording !== null}>
              <p className={styles.words}>{work.altText}</p>
            </DetailPart>
          </div>
          <aside className={layout.side} lang={language}>
            <DetailBox title={contest.title} rows={null}>
              <PhaseBadge phase={contest.phase} />
              <Link href={toContest.href}>{words(say.toContest)}</Link>
              {contest.phase !== 'ended' && <p>{words(say.anonymous)}</p>}
            </DetailBox>
          </aside>
        </div>
      </article>
    </Section>
  )
}

function wonWords({ place, rating }: ContributionDetail, words: ReturnType<typeof useSay>): string[] {
  return [
    ...(place === null ? [] : [words(say.place)(place)]),
    ...(rating === null ? [] : [words(say.rating)(rating)]),
  ]
}

function Work({ work }: { work: ContributionDetail }) {
  if (work.recording) return <Recording recording={work.recording} title={work.title} />
  return work.image && <Picture picture={work.image} sizes="(min-width: 62rem) 52rem, 100vw" priority />
}
