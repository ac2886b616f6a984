import { useParams } from 'react-router'
import { BackstagePage } from '#web/shell/backstage-page.tsx'
import { BackstageProviders } from '#web/shell/backstage-providers.tsx'
import { type SignedInUser, UserProvider } from '#web/shell/signed-in.tsx'
import { DialogsSpecimen } from './dialogs.tsx'
import { EditorSpecimen, NewRecordSpecimen } from './editor.tsx'
import { BackstageFieldsSpecimen } from './fields.tsx'
import { ListSpecimen } from './list.tsx'
import { PanelsSpecimen } from './panels.tsx'
import { RowsSpecimen } from './rows.tsx'
import { TextSpecimen } from './text.tsx'

const specimens: Record<string, () => React.ReactNode> = {
  rows: RowsSpecimen,
  fields: BackstageFieldsSpecimen,
  text: TextSpecimen,
  dialogs: DialogsSpecimen,
  editor: EditorSpecimen,
  new: NewRecordSpecimen,
  list: ListSpecimen,
  panels: PanelsSpecimen,
}

const jonas: SignedInUser = {
  id: 1,
  username: 'jonas',
  firstName: 'Jonas',
  lastName: 'Keller',
  title: '',
  email: 'jonas@example.org',
  image: null,
  locale: 'de',
  slug: 'jonas-keller',
  role: 'news',
  roleLabel: { de: 'Redaktion Neuigkeiten', en: 'News editors' },
  group: null,
  flags: {
    isAdmin: false,
    canEditUser: false,
    canEditContent: false,
    canEditNews: true,
    canEditSpecials: false,
    canEditBibliography: false,
  },
  lastLoginAt: null,
  factorDueAt: null,
  isDemo: true,
}

/** Components of backstage in its frame, shown as to an editor of news. */
export function BackstageSpecimen() {
  const { page = '' } = useParams()
  const Specimen = specimens[page] ?? ListSpecimen
  return (
    <BackstageProviders>
      <UserProvider user={jonas}>
        <BackstagePage>
          <Specimen key={page} />
        </BackstagePage>
      </UserProvider>
    </BackstageProviders>
  )
}
