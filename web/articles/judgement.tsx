import { Badge, Group, Text } from '@mantine/core'
import type { AuthorCandidate, CandidateState } from '#contract/articles/authorship.ts'
import { locales } from '#contract/language.ts'
import {
  candidateStateNames,
  decidedBy as decidedByWords,
  articleAuthors as words,
} from '#messages/article-authors.ts'
import { evidenceSentence } from '#messages/article-evidence.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'

type Judged = Pick<AuthorCandidate, 'state' | 'score' | 'evidence' | 'decidedBy' | 'decidedAt'>

const colours: Record<CandidateState, string> = {
  confirmed: 'var(--ok)',
  certain: 'var(--ok)',
  proposed: 'var(--warn)',
  open: 'var(--muted)',
  rejected: 'var(--danger)',
}

/** State of a possible authorship. */
export function StateBadge({ state }: Pick<Judged, 'state'>) {
  return (
    <Badge variant="outline" color={colours[state]}>
      {useSay()(candidateStateNames[state])}
    </Badge>
  )
}

/** Reasons for and against a possible authorship, and who has decided about it. */
export function Reasons({ state, evidence, decidedBy, decidedAt }: Judged) {
  const say = useSay()
  const momentOf = useMomentOf()
  const sentences = (isFor: boolean) =>
    evidence.filter(({ weight }) => weight > 0 === isFor).map(one => say(evidenceSentence(one)))
  const isDecided = (state === 'confirmed' || state === 'rejected') && decidedAt !== null
  return (
    <>
      <EvidenceLine label={say(words.speaksFor)} sentences={sentences(true)} />
      <EvidenceLine label={say(words.speaksAgainst)} sentences={sentences(false)} />
      {isDecided && <Text size="sm">{say(decidedByWords(state, decidedBy, momentOf(decidedAt)))}</Text>}
    </>
  )
}

function EvidenceLine({ label, sentences }: { label: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {label} {sentences.join(' · ')}
    </Text>
  )
}

/** State and score of a possible authorship, side by side. */
export function Standing({ state, score }: Pick<Judged, 'state' | 'score'>) {
  const say = useSay()
  const percent = new Intl.NumberFormat(locales[useLanguage()], { style: 'percent' })
  return (
    <Group gap="xs">
      <StateBadge state={state} />
      <Text size="sm" c="dimmed">
        {say(words.score)} {percent.format(score)}
      </Text>
    </Group>
  )
}
