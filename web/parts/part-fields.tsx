import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type Language, languages } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import type { RichText } from '#contract/richtext.ts'
import { records } from '#messages/backstage.ts'
import { pagesBackstage, partTypes } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldsIn, useField, useTextField } from '#web/records/fields.tsx'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import { BlockFields, twoAbreast } from './block-fields.tsx'
import { blockForms } from './block-forms.ts'
import { MediaFields } from './media-fields.tsx'

type Change = (change: (now: ContentItem) => ContentItem) => void

interface Props {
  item: ContentItem
  onChange: Change
}

/** Fields of a part: its texts in both languages, and its media. */
export function PartFields({ item, onChange }: Props) {
  return (
    <>
      <SimpleGrid type="container" cols={twoAbreast} spacing="md" verticalSpacing="sm">
        {languages.map(language => (
          <Texts key={language} language={language} item={item} onChange={onChange} />
        ))}
      </SimpleGrid>
      {item.type !== 'text' && (
        <FieldsIn path="content">
          <BlockFields
            form={blockForms[item.type]}
            content={item.content as Record<string, unknown>}
            onChange={change =>
              onChange(
                now => ({ ...now, content: change(now.content as Record<string, unknown>) }) as ContentItem,
              )
            }
          />
        </FieldsIn>
      )}
      {item.type !== 'embed' && <MediaFields item={item} onChange={onChange} />}
    </>
  )
}

function Texts({ language, item, onChange }: Props & { language: Language }) {
  const say = useSay()
  const field = useField()
  const textField = useTextField()
  const name = say(records.languageNames)[language]
  return (
    <Stack gap="sm">
      <TextInput
        {...field(`title.${language}`)}
        lang={language}
        label={`${say(pagesBackstage.partTitle)} (${name})`}
        value={item.title[language]}
        onChange={event => {
          const words = event.currentTarget.value
          onChange(now => ({ ...now, title: { ...now.title, [language]: words } }))
        }}
      />
      {item.type === 'text' && (
        <RichTextField
          {...textField(`content.${language}`)}
          label={`${say(partTypes.text)} (${name})`}
          language={language}
          value={item.content[language]}
          onChange={words => onChange(now => withText(now, language, words))}
          isShort
        />
      )}
    </Stack>
  )
}

function withText(item: ContentItem, language: Language, words: RichText | null): ContentItem {
  return item.type === 'text' ? { ...item, content: { ...item.content, [language]: words } } : item
}
