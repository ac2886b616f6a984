import { Alert, Anchor, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Article, ArticleFields } from '#contract/articles/article.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { addressOf } from '#contract/pathnames.ts'
import { articlesBackstage as words } from '#messages/articles-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { PanelProps } from '#web/records/record-side.tsx'
import { MergeLink } from './merge-link.tsx'

/**
 * Warns while typing of other entries with the same title and year and links to them; does not prevent
 * saving.
 */
export function TwinsNotice({ form, item }: PanelProps<ArticleFields, Article>) {
  const say = useSay()
  const language = useLanguage()
  const { title: typed, year } = form.values
  const [title] = useDebouncedValue(typed, 300)
  const { data } = useQuery({
    queryKey: ['articles', 'twins', title, year, item?.id],
    queryFn: () =>
      client.articles.backstage.twins({
        title,
        ...(year !== null && { year }),
        ...(item && { exceptId: item.id }),
      }),
    enabled: title.trim().length > 5 && year !== null,
    staleTime: 60_000,
  })
  if (!data || data.count === 0) return null
  return (
    <Alert color="var(--warn)" mb="md" title={say(words.alike)} role="status">
      {data.rows.map(twin => (
        <Text key={twin.id} size="sm">
          <Anchor component={Link} to={addressOf('backstageArticle', language, { id: String(twin.id) })}>
            {unmarked(twin.title)}
          </Anchor>{' '}
          {[twin.journal, twin.year].filter(Boolean).join(', ')}
          {item && <MergeLink id={item.id} otherId={twin.id} />}
        </Text>
      ))}
    </Alert>
  )
}
