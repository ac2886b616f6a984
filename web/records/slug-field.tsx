import { Anchor, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Bilingual, Language } from '#contract/language.ts'
import { type SlugAnswer, slugOf } from '#contract/slugs.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from './fields.tsx'
import type { Keeper } from './use-texts.ts'

type Slug = Bilingual<string>

interface Props {
  language: Language
  /** Source of the slug while none is typed. */
  title: string
  form: Keeper<{ slug: Slug }>
  /** As last saved; null for a new record. */
  item: { id: number; slug: Slug } | null
  calls: {
    slug: (asked: { value: string; language: Language; exceptId?: number }) => Promise<SlugAnswer>
  }
}

/**
 * The last segment of an address: made from the title, or typed; its availability is checked while typing.
 */
export function SlugField({ language, title, form, item, calls }: Props) {
  const value = form.values.slug[language]
  const onChange = (typed: string) => form.update('slug', slug => ({ ...slug, [language]: typed }))
  const say = useSay()
  const field = useField()
  const wished = value || slugOf(title)
  const [asked] = useDebouncedValue(wished, 400)
  const isNew = asked !== '' && asked !== (item?.slug[language] ?? '')
  const answer = useQuery({
    queryKey: ['slug', language, asked],
    queryFn: () => calls.slug({ value: asked, language, ...(item && { exceptId: item.id }) }),
    enabled: isNew,
    staleTime: 0,
  }).data
  const clash = isNew && answer && !answer.free ? answer : null
  return (
    <TextInput
      label={say(records.permalink)}
      name={`slug.${language}`}
      {...field(`slug.${language}`)}
      value={value}
      placeholder={slugOf(title)}
      onChange={event => onChange(event.currentTarget.value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        clash ? (
          <Text span size="xs" c={value ? 'var(--danger)' : 'dimmed'} role="status">
            {say(whyNot(clash))}{' '}
            <Anchor component="button" type="button" size="xs" onClick={() => onChange(clash.suggestion)}>
              {clash.suggestion}
            </Anchor>
          </Text>
        ) : (
          say(value && isNew && answer?.free ? records.permalinkFree : records.permalinkHint)
        )
      }
    />
  )
}

function whyNot({ reserved, ofDigits }: SlugAnswer) {
  if (ofDigits) return records.permalinkOfDigits
  return reserved ? records.permalinkReserved : records.permalinkTaken
}
