import { Group, Paper, SegmentedControl, Stack, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { SelfFields } from '#contract/people/person.ts'
import { records } from '#messages/backstage.ts'
import { ownWords as words } from '#messages/own-profile.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { ProfileView } from './profile-view.tsx'

/** One's public page as it would be with what stands in the form, in either language. */
export function OwnPreview({ values }: { values: SelfFields }) {
  const say = useSay()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [shown] = useDebouncedValue(values, 600)
  const draft = useQuery({
    queryKey: ['me', 'draft', language, shown],
    queryFn: () => client.account.self.draft({ ...shown, language }),
    placeholderData: before => before,
    retry: false,
  })
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {say(words.preview)}
        </Title>
        <SegmentedControl
          aria-label={say(words.previewIn)}
          data={(['de', 'en'] as const).map(value => ({ value, label: say(records.languageNames)[value] }))}
          value={language}
          onChange={value => setLanguage(value === 'en' ? 'en' : 'de')}
        />
      </Group>
      <Paper withBorder p="lg" radius="lg" bg="var(--paper)" lang={language}>
        <QueryState query={draft} texts={useQueryTexts()}>
          {profile => (
            <ProfileView
              profile={profile}
              address={location.origin + addressOf('profile', language, { slug: profile.slug })}
            />
          )}
        </QueryState>
      </Paper>
    </Stack>
  )
}
