import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { ContributionRow, ContributionWords } from '#contract/contests/contribution.ts'
import type { Language } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { contestForm } from '#messages/contest-form.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { useSay } from '#web/language.ts'

/** The texts of a work in one language. */
export function MendFields({ row, language }: { row: ContributionRow; language: Language }) {
  const say = useSay()
  return (
    <Stack gap="xs">
      <Text fw={600}>{say(records.languageNames)[language]}</Text>
      <TextInput
        name={`title.${language}`}
        lang={language}
        label={say(words.headline)}
        maxLength={200}
        defaultValue={row.title[language]}
      />
      <Textarea
        name={`text.${language}`}
        lang={language}
        label={say(contestForm.workText)}
        rows={4}
        maxLength={3000}
        defaultValue={row.text[language]}
      />
      <Textarea
        name={`altText.${language}`}
        lang={language}
        label={say(words.altText)}
        rows={3}
        maxLength={3000}
        defaultValue={row.altText[language]}
      />
    </Stack>
  )
}

/** What was typed into both languages' fields. */
export function mendedIn(form: FormData): ContributionWords {
  const both = (name: string) => ({
    de: String(form.get(`${name}.de`) ?? ''),
    en: String(form.get(`${name}.en`) ?? ''),
  })
  return { title: both('title'), text: both('text'), altText: both('altText') }
}
