import { type ArticleFields, articleRecord, blankArticle } from '#contract/articles/article.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { articleFieldNames, articlesBackstage as words } from '#messages/articles-backstage.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { ArticlePanels } from './article-panels.tsx'
import preview from './articles.preview.tsx'
import { AuthorSlots } from './author-slots.tsx'
import { BibliographicFields } from './bibliographic-fields.tsx'
import { TwinsNotice } from './twins-notice.tsx'

const Texts = textsOf<ArticleFields>([{ teaser: 'summary', label: words.summary, most: 2000 }])

const titleOf = ({ title }: ArticleFields) => unmarked(title)

/**
 * Editor of a publication: bibliographic data, texts and authors; identifiers and the institute's own data in
 * the side panels.
 */
export default function ArticleScreen() {
  return (
    <RecordScreen
      {...{
        kind: 'articles',
        calls: client.articles.backstage,
        declared: articleRecord,
        blank: blankArticle,
      }}
      {...{ names: articleFieldNames, Texts, Panels: ArticlePanels, preview }}
      nameOf={titleOf}
      slugFrom={titleOf}
      texts={['title', 'authors', 'summary', 'abstract']}
      below={({ item }) => item && <AuthorSlots article={item} />}
      above={editing => (
        <>
          <TwinsNotice {...editing} />
          <BibliographicFields {...editing} />
        </>
      )}
    />
  )
}
