import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Redirect } from '#contract/site/redirects.ts'
import { missedTexts as texts } from '#messages/missed.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { ShortList } from '#web/lists/short-list.tsx'
import { RemoveButton } from '#web/records/remove-button.tsx'
import { useRemoval } from '#web/records/use-removal.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import list from '#web/ui/backstage/short-list.module.css'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './missed.module.css'
import { MissedSection } from './missed-section.tsx'
import { readablePath } from './readable-path.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

const calls = client.site.redirects

/** Addresses that visitors requested in vain, and the existing redirects. */
export default function RedirectsScreen() {
  const say = useSay()
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <ScreenHead title={say(texts.title)} />
        <Text maw="68ch">{say(texts.lead)}</Text>
      </Stack>
      <MissedSection kind="address" />
      <Redirects />
    </Stack>
  )
}

function Redirects() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({ queryKey: ['site', 'redirects'], queryFn: () => calls.list({}) })
  const queries = useQueryClient()
  const remove = useRemoval(() => queries.invalidateQueries({ queryKey: ['site'] }))
  const removalOf = ({ id, from, to }: Redirect) => ({
    message: texts.removed,
    remove: () => calls.remove({ id }),
    restore: () => calls.create({ from, to }),
  })
  return (
    <ShortList
      id="redirects"
      call="site.redirects.list"
      query={found}
      words={{ title: texts.redirects, none: texts.noRedirects }}
      row={row => <Row key={row.id} row={row} onRemove={() => void remove(removalOf(row))} />}
      tools={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
          {say(texts.create)}
        </Button>
      }
    >
      {isOpen && <RedirectDialog from={null} onClose={() => setOpen(false)} />}
    </ShortList>
  )
}

function Row({ row, onRemove }: { row: Redirect; onRemove: () => void }) {
  const say = useSay()
  const from = readablePath(row.from)
  return (
    <li className={list.row}>
      <div className={styles.asked}>
        <span className={styles.words}>{from}</span>
        <Text size="sm" className={styles.goal ?? ''}>
          <IconArrowRight size={16} className={styles.arrow} aria-hidden />
          <VisuallyHidden>{say(texts.leadsTo)} </VisuallyHidden>
          <Anchor href={row.to} inherit>
            {readablePath(row.to)}
          </Anchor>
        </Text>
      </div>
      <RemoveButton name={from} onClick={onRemove} />
    </li>
  )
}
