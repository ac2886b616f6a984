import { Text } from '@mantine/core'
import type { Bilingual } from '#contract/language.ts'
import type { Uses } from '#contract/uses.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import type { RecordClient } from './record-client.ts'
import { UsesList } from './uses-panel.tsx'

const most = 25 // records checked, one request each

/**
 * Returns a warning with the references to records that are about to be hidden or deleted, except those among
 * them; null without any.
 */
export function usesWarning(
  kind: string,
  calls: Pick<RecordClient<never, never>, 'uses'>,
  lead: Bilingual<string> = records.linkedFromWarning,
) {
  return async (ids: readonly number[]) => {
    const answers = await Promise.all(ids.slice(0, most).map(id => calls.uses({ id })))
    const uses = joined(answers.map(answer => without(answer, kind, ids)))
    return uses.count === 0 ? null : <UsesWarning uses={uses} lead={lead} />
  }
}

function UsesWarning({ uses, lead }: { uses: Uses; lead: Bilingual<string> }) {
  const say = useSay()
  return (
    <>
      <Text size="sm" mb="xs">
        {say(lead)}
      </Text>
      <UsesList {...uses} />
    </>
  )
}

function without({ count, rows }: Uses, kind: string, ids: readonly number[]): Uses {
  const left = rows.filter(row => row.kind !== kind || !ids.includes(row.id))
  return { count: count - (rows.length - left.length), rows: left }
}

// A record that refers to several of them is listed once.
function joined(answers: readonly Uses[]): Uses {
  const rows = new Map(answers.flatMap(answer => answer.rows).map(row => [`${row.kind} ${row.id}`, row]))
  const unnamed = Math.max(0, ...answers.map(answer => answer.count - answer.rows.length))
  return { count: rows.size + unnamed, rows: [...rows.values()] }
}
