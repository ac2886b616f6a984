import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import type { Newsletter } from '#contract/newsletter/newsletter.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'

/** Texts of a sent issue in one language, read-only because they can no longer change. */
export function SentTexts({ language, item }: { language: Language; item: Newsletter }) {
  const say = useSay()
  const { subject, title, content, plainText } = item
  const texts: [Bilingual<string>, ReactNode][] = [
    [words.subject, subject[language]],
    [words.name, title[language]],
    [words.content, content[language] && <RichTextView document={content[language]} />],
    [words.plainText, plainText[language]],
  ]
  return texts.map(
    ([label, text]) =>
      text && (
        <Stack key={label.en} gap={4}>
          <Text size="sm" fw={600}>
            {say(label)}
          </Text>
          <Text component="div" lang={language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </Stack>
      ),
  )
}
