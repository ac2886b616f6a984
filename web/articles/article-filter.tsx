import type { ArticleFilters } from '#contract/articles/api.ts'
import { addressOf } from '#contract/pathnames.ts'
import { bibTypeNames, articles as say } from '#messages/articles.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './articles.module.css'

export type Choices = Awaited<ReturnType<Client['articles']['filters']>>

interface Props {
  asked: ArticleFilters
  choices: Choices
}

/** A plain form, so that each selection has an address. */
export function ArticleFilter({ asked, choices }: Props) {
  const words = useSay()
  const { years, types, categories, has7T, hasHospital } = choices
  return (
    <search aria-label={words(say.filter)}>
      <form
        key={JSON.stringify(asked)}
        action={addressOf('scientificArticles', useLanguage())}
        method="get"
        className={styles.filter}
      >
        <div className={styles.words}>
          <TextField
            name="q"
            type="search"
            label={words(say.search)}
            defaultValue={asked.q}
            maxLength={200}
          />
        </div>
        <Select
          name="year"
          label={words(say.year)}
          placeholder={words(say.allYears)}
          defaultValue={asked.year ?? ''}
          choices={years.map(({ year, count }) => ({ value: String(year), label: `${year} (${count})` }))}
        />
        {types.length > 1 && (
          <Select
            name="type"
            label={words(say.type)}
            placeholder={words(say.allTypes)}
            defaultValue={asked.type ?? ''}
            choices={types.map(({ type, count }) => ({
              value: type,
              label: `${words(bibTypeNames[type])} (${count})`,
            }))}
          />
        )}
        {categories.length > 1 && (
          <Select
            name="category"
            label={words(say.category)}
            placeholder={words(say.allCategories)}
            defaultValue={asked.category ?? ''}
            choices={categories.map(({ id, label, count }) => ({
              value: String(id),
              label: `${label} (${count})`,
            }))}
          />
        )}
        <div className={styles.ticks}>
          {has7T && (
            <Checkbox name="is7T" value="1" label={words(say.is7T)} defaultChecked={asked.is7T === '1'} />
          )}
          {hasHospital && (
            <Checkbox
              name="isHospital"
              value="1"
              label={words(say.isHospital)}
              defaultChecked={asked.isHospital === '1'}
            />
          )}
          <Button type="submit">{words(say.apply)}</Button>
        </div>
      </form>
    </search>
  )
}
