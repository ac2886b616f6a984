import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { type ArticleListed, bibTypes } from '#contract/articles/article.ts'
import { authorsOf, shortName } from '#contract/articles/authors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { bibTypeNames } from '#messages/articles.ts'
import { articleFieldNames, articlesCount, articlesBackstage as words } from '#messages/articles-backstage.ts'
import { articlesImport } from '#messages/articles-import.ts'
import { articlesMerge } from '#messages/articles-merge.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { SubjectsLink } from './subjects-link.tsx'
import { useCategories } from './use-categories.ts'

const namedAuthors = 2

/** List of all publications: search, show, hide and delete. */
export default function ArticleList() {
  const say = useSay()
  const language = useLanguage()
  const fields = useCategories().data?.rows ?? []
  const navigate = useNavigate()
  const mergeTwo = (ids: number[]) => {
    const [id, other] = ids.map(String)
    if (ids.length !== 2 || !id || !other) return toast.failed(say(articlesMerge.choose))
    void navigate(addressOf('backstageArticleMerge', language, { id, other }))
  }
  return (
    <RecordList<ArticleListed>
      {...{ kind: 'articles', calls: client.articles.backstage, names: articleFieldNames, words }}
      count={articlesCount}
      failed={fetching.publications}
      sort="-year"
      bulk={[{ label: articlesMerge.merge, opens: mergeTwo }]}
      tools={
        <>
          <Button component={Link} to={addressOf('backstageArticlesFound', language)} variant="default">
            {say(articlesImport.suggestions)}
          </Button>
          <Button
            component={Link}
            to={addressOf('backstageArticleImports', language)}
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {say(articlesImport.open)}
          </Button>
          <SubjectsLink />
        </>
      }
      columns={[
        { key: 'authors', label: words.authors, show: shortAuthors },
        { key: 'journal', label: words.journal, sort: 'journal', show: ({ journal }) => journal },
        { key: 'year', label: words.year, sort: 'year', show: ({ year }) => year },
        { key: 'bibType', label: words.bibType, show: ({ bibType }) => say(bibTypeNames[bibType]) },
      ]}
      filters={[
        {
          name: 'bibType',
          label: words.bibType,
          is: 'one',
          options: bibTypes.map(value => ({ value, label: say(bibTypeNames[value]) })),
        },
        {
          name: 'category',
          label: words.categoryId,
          is: 'one',
          options: fields.map(({ id, label }) => ({ value: String(id), label: label[language] })),
        },
        { name: 'is7T', label: words.is7T, is: 'one', options: [{ value: '1', label: say(words.is7T) }] },
        {
          name: 'isHospital',
          label: words.isHospital,
          is: 'one',
          options: [{ value: '1', label: say(words.isHospital) }],
        },
      ]}
    />
  )
}

function shortAuthors({ authors, authorStyle }: ArticleListed): string {
  const names = authorsOf(authors, authorStyle).map(shortName)
  return names.slice(0, namedAuthors).join(', ') + (names.length > namedAuthors ? ' et al.' : '')
}
