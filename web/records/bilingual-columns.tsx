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
  /** Null while the record is being made. */
  translation: Bilingual<TranslationState> | null
  children: (language: Language) => ReactNode
}

/**
 * German left, English right, each under its name and state; stacked where there is no room. Fields of both languages are
 * called the same: each is read out with the name of its group.
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
