import { TextInput } from '@mantine/core'
import type { Bilingual, Language } from '#contract/language.ts'
import type { RichText } from '#contract/richtext.ts'
import { useSay } from '#web/language.ts'
import { type Keeper, type NameOf, useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'

/** A bilingual field: a single line, a plain paragraph of at most `most` characters, or rich text. */
type Text<F> = { label: Bilingual<string>; hint?: Bilingual<string> } & (
  | { line: NameOf<F, string> }
  | { teaser: NameOf<F, string>; most?: number }
  | { long: NameOf<F, RichText | null> }
)

interface Props<F extends object> {
  language: Language
  form: Keeper<F>
}

/** The `Texts` of a `RecordScreen` whose texts are fields one below the other. */
export function textsOf<F extends object>(texts: readonly Text<F>[]) {
  return function Texts({ language, form }: Props<F>) {
    const say = useSay()
    const { line, teaser, long } = useTexts(form, language)
    return texts.map(text => {
      const named = { label: say(text.label), ...(text.hint && { description: say(text.hint) }) }
      if ('line' in text) return <TextInput key={text.line} {...line(text.line)} {...named} />
      if ('long' in text) return <RichTextField key={text.long} {...long(text.long)} {...named} />
      const { value } = teaser(text.teaser)
      const count = text.most && `${value.length}/${text.most}`
      const description = [named.description, count].filter(Boolean).join(' · ')
      const about = description && { description }
      return <GrowingText key={text.teaser} {...teaser(text.teaser)} label={named.label} {...about} />
    })
  }
}
