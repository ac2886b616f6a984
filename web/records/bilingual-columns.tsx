import { SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import type { TranslationState } from '#contract/translation.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { EditorPart } from './editor-part.tsx'
import { useField } from './fields.tsx'
import { LanguageDot } from './language-dot.tsx'

interface Props {
  /** Null for a new record. */
  translation: Bilingual<TranslationState> | null
  children: (language: Language) => ReactNode
}

/**
 * German on the left, English on the right, each with its name and translation state; stacked on narrow
 * screens. Both languages use the same field labels, so screen readers announce the language as the group's
 * name.
 */
export function BilingualColumns({ translation, children }: Props) {
  const say = useSay()
  const field = useField()
  return (
    <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="lg" verticalSpacing="xl">
      {languages.map(language => (
        <Stack key={language} gap="sm" role="group" aria-labelledby={field(`language.${language}`).id}>
          <Title order={2} size="h4">
            <span id={field(`language.${language}`).id}>{say(records.languageNames)[language]}</span>{' '}
            {translation && <LanguageDot language={language} translation={translation} />}
          </Title>
          <EditorPart>{children(language)}</EditorPart>
        </Stack>
      ))}
    </SimpleGrid>
  )
}
