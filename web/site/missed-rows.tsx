import { ActionIcon, Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { MissedKind, MissedRequest } from '#contract/site/missed.ts'
import { askedTimes, missedTexts as texts } from '#messages/missed.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import list from '#web/ui/backstage/short-list.module.css'
import { tip } from '#web/ui/backstage/tips.tsx'
import styles from './missed.module.css'
import { readablePath } from './readable-path.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useDismissal } from './use-missed.ts'

interface Props {
  kind: MissedKind
  rows: readonly MissedRequest[]
}

/** Requests without a result, each with buttons to fix it and to dismiss it. */
export function MissedRows({ kind, rows }: Props) {
  const say = useSay()
  const language = useLanguage()
  const dismiss = useDismissal(kind)
  const [from, setFrom] = useState<string | null>(null)
  return (
    <>
      <ul className={list.rows}>
        {rows.map(row => (
          <li key={`${row.language} ${row.asked}`} className={list.row}>
            <div className={styles.asked}>
              <span className={styles.words}>{shown(kind, row.asked)}</span>
              <Text size="sm" c="dimmed">
                {say(askedTimes(row.times, dayOf(row.lastAskedAt, language)))}
                {row.language && `, ${say(texts.inLanguage)[row.language]}`}
              </Text>
            </div>
            <div className={styles.tools}>
              {kind === 'address' ? (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${say(texts.redirect)}: ${shown(kind, row.asked)}`}
                  onClick={() => setFrom(row.asked)}
                >
                  {say(texts.redirect)}
                </Button>
              ) : (
                <Button
                  component={Link}
                  to={`${addressOf('backstageSynonyms', language)}?${new URLSearchParams({ word: row.asked })}`}
                  variant="default"
                  size="xs"
                  aria-label={`${say(texts.connect)}: ${row.asked}`}
                >
                  {say(texts.connect)}
                </Button>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${say(texts.dismiss)}: ${shown(kind, row.asked)}`}
                {...tip(say(texts.dismiss))}
                onClick={() => void dismiss(row)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      {from !== null && <RedirectDialog from={from} onClose={() => setFrom(null)} />}
    </>
  )
}

function shown(kind: MissedKind, asked: string): string {
  return kind === 'address' ? readablePath(asked) : asked
}
