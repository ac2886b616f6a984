import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { ContributionRow, ContributionWords } from '#contract/contests/contribution.ts'
import { type Language, languages } from '#contract/language.ts'
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

/** The texts that were changed, in the languages in which they were; null where none was. */
export function readMendedWords(form: FormData, row: ContributionRow): ContributionWords | null {
  const mended: ContributionWords = {}
  for (const name of ['title', 'text', 'altText'] as const)
    for (const language of languages) {
      // Forms send line breaks as CRLF.
      const typed = String(form.get(`${name}.${language}`) ?? '').replaceAll('\r\n', '\n')
      if (typed !== row[name][language]) mended[name] = { ...mended[name], [language]: typed }
    }
  return Object.keys(mended).length > 0 ? mended : null
}
