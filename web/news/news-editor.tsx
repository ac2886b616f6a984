import { Anchor, Group, Stack, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { NewsItem } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news, newsBackstage, newsFieldNames } from '#messages/news.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { ConflictNotice } from '#web/records/conflict-notice.tsx'
import { changedFields } from '#web/records/form-values.ts'
import { LeaveGuard } from '#web/records/leave-guard.tsx'
import { SaveBar } from '#web/records/save-bar.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import styles from './news-editor.module.css'
import { NewsSide } from './news-side.tsx'
import { NewsTexts } from './news-texts.tsx'
import { useNewsForm } from './use-news-form.ts'

/** Both languages side by side; beside them how, when and under which address it is seen. */
export function NewsEditor({ item }: { item: NewsItem | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, isLeaving } = useNewsForm(item)
  const { values, errors, conflict } = form
  const title = values.title[language] || values.title.de || values.title.en
  const label = (field: string) => say(newsFieldNames[field] ?? { de: field, en: field })
  const problems = Object.entries(errors).map(([field, message]) => ({
    field,
    message: `${label(field)}: ${message}`,
  }))
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <Group gap="xs" className={styles.trail}>
          <Anchor component={Link} to={addressOf('backstageNews', language)}>
            {say(news.title)}
          </Anchor>
        </Group>
        <Title order={1} size="h2">
          {title || say(item ? newsBackstage.untitled : newsBackstage.newTitle)}
        </Title>
        {conflict && (
          <ConflictNotice
            fields={changedFields(values, { ...values, ...pick(conflict, values) }).map(label)}
            onKeepMine={form.keepMine}
            onTakeTheirs={() => form.replace(conflict)}
          />
        )}
        <ErrorSummary title={say(shell.errorSummary)} errors={problems} />
        <div className={styles.columns}>
          <BilingualColumns translation={item?.translation ?? null}>
            {spoken => <NewsTexts language={spoken} form={form} item={item} />}
          </BilingualColumns>
          <NewsSide form={form} item={item} />
        </div>
      </Stack>
      <SaveBar
        isNew={!item}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        isSmallChange={form.isSmallChange}
        onSmallChange={form.setSmallChange}
        onSave={() => void form.save()}
      />
      {!item && <LeaveGuard isUnsaved={form.isDirty} isLeaving={isLeaving} />}
    </div>
  )
}

function pick<F extends object>(from: F, like: object): Partial<F> {
  return Object.fromEntries(Object.keys(like).map(name => [name, from[name as keyof F]])) as Partial<F>
}
