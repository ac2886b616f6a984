import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { type Article, type ArticleFields, bibTypes } from '#contract/articles/article.ts'
import {
  type AuthorStyle,
  authorStyles,
  authorsOf,
  likelyStyle,
  shortName,
} from '#contract/articles/authors.ts'
import { locales } from '#contract/language.ts'
import { bibTypeNames } from '#messages/articles.ts'
import { authorStyleNames, articlesBackstage as words } from '#messages/articles-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { createHandSetter } from './edit-by-hand.ts'
import { SourceValue } from './source-value.tsx'

type Props = PanelProps<ArticleFields, Article>
type Line = 'journal' | 'journalAbbreviation' | 'volume' | 'number' | 'pages' | 'publisher' | 'editors'

/** Fields of the citation of a publication, and its abstract. */
export function BibliographicFields(props: Props) {
  const say = useSay()
  const field = useField()
  const { values } = props.form
  const set = createHandSetter(props.form)
  return (
    <Stack gap="sm" mb="lg">
      <div>
        <Select
          {...field('bibType')}
          label={say(words.bibType)}
          data={bibTypes.map(value => ({ value, label: say(bibTypeNames[value]) }))}
          value={values.bibType}
          onChange={value => value && set('bibType', value)}
          allowDeselect={false}
        />
        <SourceValue {...props} name="bibType" />
      </div>
      <div>
        <GrowingText
          {...field('title')}
          label={say(words.headline)}
          description={say(words.headlineHint)}
          value={values.title}
          onChange={event => set('title', event.currentTarget.value.replace(/\n/g, ' '))}
        />
        <SourceValue {...props} name="title" />
      </div>
      <Authors {...props} />
      <Source {...props} />
      <div>
        <GrowingText
          {...field('abstract')}
          label={say(words.abstract)}
          minRows={3}
          maxRows={14}
          value={values.abstract}
          onChange={event => set('abstract', event.currentTarget.value)}
        />
        <SourceValue {...props} name="abstract" />
      </div>
    </Stack>
  )
}

function Authors(props: Props) {
  const { form } = props
  const { values } = form
  const set = createHandSetter(form)
  const say = useSay()
  const field = useField()
  const names = authorsOf(values.authors, values.authorStyle).map(shortName)
  // Text pasted into an empty field may be in another author style, so the style is guessed from it.
  const change = (authors: string) => {
    if (values.authors === '' && authors.length > 1) set('authorStyle', likelyStyle(authors))
    set('authors', authors)
  }
  return (
    <div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <GrowingText
          {...field('authors')}
          label={say(words.authors)}
          maxRows={8}
          value={values.authors}
          onChange={event => change(event.currentTarget.value)}
        />
        <Select
          {...field('authorStyle')}
          label={say(words.authorStyle)}
          data={authorStyles.map(value => ({ value, label: say(authorStyleNames[value]) }))}
          value={values.authorStyle}
          onChange={value => value && set('authorStyle', value as AuthorStyle)}
          allowDeselect={false}
        />
      </SimpleGrid>
      {names.length > 0 && (
        <Text size="sm" c="dimmed" mt={4} role="status">
          {say(words.readAs)}: {names.join(', ')}
        </Text>
      )}
      <SourceValue {...props} name="authors" />
    </div>
  )
}

function Source(props: Props) {
  const { form } = props
  const { values } = form
  const set = createHandSetter(form)
  const say = useSay()
  const field = useField()
  const line = (name: Line, placeholder = '') => (
    <div>
      <TextInput
        {...field(name)}
        label={say(words[name])}
        placeholder={placeholder}
        value={values[name]}
        onChange={event => set(name, event.currentTarget.value)}
      />
      <SourceValue {...props} name={name} />
    </div>
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {line('journal', say(words.journalHint))}
        {line('journalAbbreviation')}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
        <div>
          <TextInput
            {...field('year')}
            label={say(words.year)}
            inputMode="numeric"
            maxLength={4}
            value={values.year ?? ''}
            onChange={event => set('year', yearIn(event.currentTarget.value))}
          />
          <SourceValue {...props} name="year" />
        </div>
        <div>
          <Month {...{ values, set }} />
          <SourceValue {...props} name="month" />
        </div>
        {line('volume')}
        {line('number')}
        {line('pages')}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {line('publisher')}
        {line('editors')}
      </SimpleGrid>
    </>
  )
}

function Month({ values, set }: { values: ArticleFields; set: ReturnType<typeof createHandSetter> }) {
  const say = useSay()
  const field = useField()
  const name = new Intl.DateTimeFormat(locales[useLanguage()], { month: 'long', timeZone: 'UTC' })
  return (
    <Select
      {...field('month')}
      label={say(words.month)}
      placeholder={say(words.noMonth)}
      data={Array.from({ length: 12 }, (_, n) => ({
        value: String(n + 1),
        label: name.format(new Date(Date.UTC(2024, n, 1))),
      }))}
      value={values.month === null ? null : String(values.month)}
      onChange={value => set('month', value ? Number(value) : null)}
      clearable
    />
  )
}

function yearIn(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
