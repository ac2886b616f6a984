import { Drawer, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { ChangedSince } from '#contract/translated-calls.ts'
import { changesIn, sinceThen, translations as texts } from '#messages/translations.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { Differences } from './differences.tsx'
import { useMomentOf } from './use-moment.ts'

interface Props {
  opened: boolean
  onClose: () => void
  /** Query key; it changes with each save. */
  name: readonly unknown[]
  /** The outdated language. */
  language: Language
  ask: () => Promise<ChangedSince>
  fieldLabel: (field: string) => string
  /** Actions below the differences. */
  children: ReactNode
}

/** Shows what changed in one language since the other was last up to date, word by word. */
export function ChangedSinceDrawer(props: Props) {
  const { opened, onClose, name, language, ask, fieldLabel, children } = props
  const say = useSay()
  const momentOf = useMomentOf()
  const changes = useQuery({ queryKey: name, queryFn: ask, enabled: opened })
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size="lg" title={say(changesIn(language))}>
      <QueryState query={changes} texts={useQueryTexts()}>
        {({ since, differences }) => (
          <Stack gap="md" align="start">
            <Text size="sm" c="dimmed">
              {say(since ? sinceThen(momentOf(since), language) : texts.neverInStep)}
            </Text>
            <Differences differences={differences} fieldLabel={fieldLabel} />
            {children}
          </Stack>
        )}
      </QueryState>
    </Drawer>
  )
}
