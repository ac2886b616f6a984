import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { type Language, languages } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import type { RichText } from '#contract/richtext.ts'
import { records } from '#messages/backstage.ts'
import { pagesBackstage, partTypes } from '#messages/pages-backstage.ts'
import { PictureField } from '#web/files/picture-field.tsx'
import { useSay } from '#web/language.ts'
import { RichTextField } from '#web/site/rich-text-field.tsx'
import { BlockFields, twoAbreast } from './block-fields.tsx'
import { blockForms } from './block-forms.ts'

type Change = (change: (now: ContentItem) => ContentItem) => void

interface Props {
  item: ContentItem
  onChange: Change
}

/** What one part says, in both languages, and its picture. */
export function PartFields({ item, onChange }: Props) {
  return (
    <>
      <SimpleGrid type="container" cols={twoAbreast} spacing="md" verticalSpacing="sm">
        {languages.map(language => (
          <Texts key={language} language={language} item={item} onChange={onChange} />
        ))}
      </SimpleGrid>
      {item.type !== 'text' && (
        <BlockFields
          form={blockForms[item.type]}
          content={item.content as Record<string, unknown>}
          onChange={change =>
            onChange(
              now => ({ ...now, content: change(now.content as Record<string, unknown>) }) as ContentItem,
            )
          }
        />
      )}
      {item.type === 'text' && <Media item={item} onChange={onChange} />}
    </>
  )
}

function Texts({ language, item, onChange }: Props & { language: Language }) {
  const say = useSay()
  const name = say(records.languageNames)[language]
  return (
    <Stack gap="sm">
      <TextInput
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
          label={`${say(partTypes.text)} (${name})`}
          language={language}
          value={item.content[language]}
          onChange={words => onChange(now => withText(now, language, words))}
        />
      )}
    </Stack>
  )
}

function withText(item: ContentItem, language: Language, words: RichText | null): ContentItem {
  return item.type === 'text' ? { ...item, content: { ...item.content, [language]: words } } : item
}

function Media({ item, onChange }: Props) {
  const say = useSay()
  const names = say(records.languageNames)
  return (
    <Stack gap="sm" component="section" aria-label={say(pagesBackstage.media)}>
      <PictureField
        imageId={item.imageId}
        alt={item.imageAlt}
        onPicture={imageId =>
          onChange(now => ({ ...now, imageId, imageAlt: null, mediaType: imageId ? 'image' : 'none' }))
        }
        onAlt={imageAlt => onChange(now => ({ ...now, imageAlt }))}
      />
      {item.imageId !== null && (
        <>
          <SimpleGrid type="container" cols={twoAbreast} spacing="md" verticalSpacing="xs">
            {languages.map(language => (
              <Textarea
                key={language}
                lang={language}
                label={`${say(pagesBackstage.caption)} (${names[language]})`}
                value={item.caption[language]}
                onChange={event => {
                  const words = event.currentTarget.value.replace(/\n/g, ' ')
                  onChange(now => ({ ...now, caption: { ...now.caption, [language]: words } }))
                }}
                autosize
              />
            ))}
          </SimpleGrid>
          <Switch
            label={say(pagesBackstage.captionShown)}
            checked={item.isCaptionVisible}
            onChange={event => {
              const isCaptionVisible = event.currentTarget.checked
              onChange(now => ({ ...now, isCaptionVisible }))
            }}
          />
        </>
      )}
    </Stack>
  )
}
