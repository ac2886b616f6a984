import type { ArticleFilters } from '#contract/articles/api.ts'
import { isThesis } from '#contract/articles/theses.ts'
import { addressOf } from '#contract/pathnames.ts'
import { allTheses, bibTypeNames, articles as say } from '#messages/articles.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { FilterSelect, FilterText } from '#web/ui/listing/filter-fields.tsx'
import styles from './articles.module.css'

interface Props {
  asked: ArticleFilters
  choices: Awaited<ReturnType<Client['articles']['filters']>>
}

/** A plain GET form, so that each selection has its own address. */
export function ArticleFilter({ asked, choices }: Props) {
  const words = useSay()
  const { years, types, categories } = choices
  const theses = types.filter(({ type }) => isThesis(type))
  return (
    <search aria-label={words(say.filter)}>
      <form
        key={JSON.stringify(asked)}
        action={addressOf('scientificArticles', useLanguage())}
        method="get"
        className={styles.filter}
      >
        <div className={styles.words}>
          <FilterText name="q" label={words(say.search)} defaultValue={asked.q} maxLength={200} />
        </div>
        <FilterSelect
          name="year"
          label={words(say.year)}
          all={words(say.any)}
          value={asked.year}
          choices={years.map(({ year, count }) => ({ value: String(year), label: `${year} (${count})` }))}
        />
        {types.length > 1 && (
          <FilterSelect
            name="type"
            label={words(say.type)}
            all={words(say.any)}
            value={asked.type}
            choices={[
              ...types.map(({ type, count }) => ({
                value: type as string,
                label: `${words(bibTypeNames[type])} (${count})`,
              })),
              ...(theses.length > 1 ? [{ value: 'thesis', label: words(allTheses(countOf(theses))) }] : []),
            ]}
          />
        )}
        {categories.length > 1 && (
          <FilterSelect
            name="category"
            label={words(say.category)}
            all={words(say.any)}
            value={asked.category}
            choices={categories.map(({ id, label, count }) => ({
              value: String(id),
              label: `${label} (${count})`,
            }))}
          />
        )}
        <Writers asked={asked} choices={choices} />
        <Marks asked={asked} choices={choices} />
        <Button type="submit">{words(say.apply)}</Button>
      </form>
    </search>
  )
}

function countOf(some: readonly { count: number }[]): number {
  return some.reduce((sum, { count }) => sum + count, 0)
}

function Writers({ asked, choices: { people, groups } }: Props) {
  const words = useSay()
  return (
    <>
      {people.length > 0 && (
        <FilterSelect
          name="author"
          label={words(say.person)}
          all={words(say.any)}
          value={asked.author}
          choices={people.map(({ id, name, count }) => ({
            value: String(id),
            label: `${name} (${count})`,
          }))}
        />
      )}
      {groups.length > 0 && (
        <FilterSelect
          name="group"
          label={words(say.group)}
          all={words(say.any)}
          value={asked.group}
          choices={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  )
}

function Marks({ asked, choices: { has7T, hasHospital } }: Props) {
  const words = useSay()
  return (
    <>
      {has7T && (
        <FilterSelect
          name="is7T"
          label={words(say.fieldStrength)}
          all={words(say.any)}
          value={asked.is7T}
          choices={[{ value: '1', label: words(say.sevenTesla) }]}
        />
      )}
      {hasHospital && (
        <FilterSelect
          name="isHospital"
          label={words(say.partners)}
          all={words(say.any)}
          value={asked.isHospital}
          choices={[{ value: '1', label: words(say.hospital) }]}
        />
      )}
    </>
  )
}
