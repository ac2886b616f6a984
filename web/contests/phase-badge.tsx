import type { ContestPhase } from '#contract/contests/phase.ts'
import { phaseWords } from '#messages/contests.ts'
import { useSay } from '#web/language.ts'
import { Badge } from '#web/ui/details/badge.tsx'

const looks = {
  announced: { tone: 'plain', icon: 'clock' },
  submission: { tone: 'ok', icon: 'check' },
  votingNotStarted: { tone: 'info', icon: 'clock' },
  voting: { tone: 'info', icon: 'check' },
  counting: { tone: 'warn', icon: 'clock' },
  ended: { tone: 'plain', icon: 'check' },
} as const satisfies Record<ContestPhase, object>

export function PhaseBadge({ phase }: { phase: ContestPhase }) {
  const words = useSay()
  return <Badge {...looks[phase]}>{words(phaseWords[phase].name)}</Badge>
}
