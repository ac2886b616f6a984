import { useId } from 'react'
import { addressOf } from '#contract/pathnames.ts'
import { longestQuestion } from '#contract/site/question.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './search-form.module.css'

/** A search field in a plain form, which works without JavaScript. */
export function SearchForm({ q = '' }: { q?: string | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  return (
    <search>
      <form action={addressOf('search', language)} method="get" className={styles.form}>
        <TextField
          id={`q-${id}`}
          key={q}
          name="q"
          type="search"
          label={say(shell.searchFor)}
          defaultValue={q}
          maxLength={longestQuestion}
          autoComplete="off"
        />
        <Button type="submit">{say(shell.searchSubmit)}</Button>
      </form>
    </search>
  )
}
