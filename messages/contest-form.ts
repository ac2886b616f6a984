import type { ContributionStep, OwnContributionAction } from '#contract/contests/contribution.ts'
import type { Bilingual } from '#contract/language.ts'

/** The form with which artists submit a work. */
export const contestForm = {
  title: { de: 'Werk einreichen', en: 'Submit a work' },
  steps: {
    de: 'Füllen Sie das Formular aus und wählen Sie Ihre Datei. Wir schicken Ihnen einen Link, mit dem Sie das Werk bestätigen und bis zum Ende der Einreichung ändern oder zurückziehen können.',
    en: 'Fill in the form and choose your file. We will send you a link with which you can confirm the work, and change or withdraw it until submission ends.',
  },
  kind: { de: 'Was reichen Sie ein?', en: 'What are you submitting?' },
  file: { de: 'Datei', en: 'File' },
  fileHint: {
    de: 'Der Name der Datei und Angaben darin, etwa Kamera oder Ort, werden entfernt.',
    en: 'The name of the file and details in it, such as camera or place, are removed.',
  },
  language: {
    de: 'Eine Sprache genügt. Die andere können Sie leer lassen und später übersetzen.',
    en: 'One language is enough. You can leave the other empty and translate later.',
  },
  inGerman: { de: 'Auf Deutsch', en: 'In German' },
  inEnglish: { de: 'Auf Englisch', en: 'In English' },
  workTitle: { de: 'Titel', en: 'Title' },
  workTitleHint: {
    de: 'Ihr Werk braucht einen Titel, auf Deutsch oder auf Englisch.',
    en: 'Your work needs a title, in German or in English.',
  },
  workText: { de: 'Beschreibung', en: 'Description' },
  altText: { de: 'Das Werk in Worten', en: 'The work in words' },
  altTextHint: {
    de: 'Für alle, die es nicht sehen oder hören können: was ein Bild zeigt, was gesprochen oder gesungen wird.',
    en: 'For those who cannot see or hear it: what a picture shows, what is said or sung.',
  },
  name: { de: 'Ihr Name', en: 'Your name' },
  nameHint: {
    de: 'Er wird erst nach dem Ende des Wettbewerbs gezeigt.',
    en: 'It is shown only once the contest has ended.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: {
    de: 'An diese Adresse schicken wir den Link. Sie wird nie veröffentlicht.',
    en: 'We will send the link to this address. It is never published.',
  },
  person: { de: 'Über Sie', en: 'About you' },
  send: { de: 'Einreichen', en: 'Submit' },
  sending: { de: 'Ihr Werk wird gesendet …', en: 'Sending your work …' },
  done: { de: 'Bitte bestätigen Sie Ihr Werk', en: 'Please confirm your work' },
  doneLead: {
    de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, nimmt Ihr Werk teil. Ohne Bestätigung wird es nach 7 Tagen gelöscht.',
    en: 'We have sent you an e-mail with a link. Your work takes part only once you confirm there. Unconfirmed, it is deleted after 7 days.',
  },
  another: { de: 'Ein weiteres Werk einreichen', en: 'Submit another work' },
} as const satisfies Record<string, Bilingual<string>>

/** Page of the artist's own work. */
export const ownWork = {
  title: { de: 'Ihr Beitrag', en: 'Your entry' },
  states: {
    unconfirmed: { de: 'Noch nicht bestätigt', en: 'Not confirmed yet' },
    submitted: { de: 'Eingereicht: Wir sehen uns Ihr Werk an', en: 'Submitted: we are looking at your work' },
    accepted: { de: 'Angenommen', en: 'Accepted' },
    returned: { de: 'Bitte ergänzen Sie Ihr Werk', en: 'Please complete your work' },
    rejected: { de: 'Nicht angenommen', en: 'Not accepted' },
  } satisfies Record<ContributionStep, Bilingual<string>>,
  stateLead: {
    unconfirmed: {
      de: 'Ihr Werk nimmt erst teil, wenn Sie es bestätigen.',
      en: 'Your work takes part only once you confirm it.',
    },
    submitted: {
      de: 'Sie bekommen eine E-Mail, sobald wir entschieden haben.',
      en: 'You will get an e-mail as soon as we have decided.',
    },
    accepted: {
      de: 'Ihr Werk ist auf unserer Website zu sehen, ohne Ihren Namen.',
      en: 'Your work can be seen on our website, without your name.',
    },
    returned: { de: 'Unser Hinweis:', en: 'Our remark:' },
    rejected: { de: 'In diesem Wettbewerb zeigen wir es nicht.', en: 'We do not show it in this contest.' },
  } satisfies Record<ContributionStep, Bilingual<string>>,
  confirm: { de: 'Werk bestätigen', en: 'Confirm the work' },
  changeTitle: { de: 'Angaben ändern', en: 'Change details' },
  changeLead: {
    de: 'Was Sie ändern, sehen wir uns noch einmal an.',
    en: 'We look again at what you change.',
  },
  againTitle: { de: 'Ihr Werk ist schon angenommen', en: 'Your work has already been accepted' },
  againLead: {
    de: 'Wenn Sie jetzt Angaben ändern oder die Datei ersetzen, sehen wir uns das Werk noch einmal an. Bis dahin ist es auf unserer Website nicht zu sehen.',
    en: 'If you change details or replace the file now, we will look at the work again. Until then it cannot be seen on our website.',
  },
  save: { de: 'Speichern', en: 'Save' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  fileTitle: { de: 'Datei ersetzen', en: 'Replace the file' },
  fileLead: {
    de: 'Die neue Datei tritt an die Stelle der alten, die sofort gelöscht wird. Bitte prüfen Sie danach, ob Ihre Beschreibung noch passt.',
    en: 'The new file takes the place of the old one, which is deleted at once. Please check afterwards whether your description still fits.',
  },
  newFile: { de: 'Neue Datei', en: 'New file' },
  replace: { de: 'Datei ersetzen', en: 'Replace the file' },
  replacing: { de: 'Die Datei wird gesendet …', en: 'Sending the file …' },
  withdrawTitle: { de: 'Werk zurückziehen', en: 'Withdraw the work' },
  withdrawLead: {
    de: 'Wir löschen das Werk mit seiner Datei und allen Angaben sofort. Das lässt sich nicht rückgängig machen.',
    en: 'We delete the work with its file and all details at once. This cannot be undone.',
  },
  withdraw: { de: 'Zurückziehen und löschen', en: 'Withdraw and delete' },
  withdrawForGood: { de: 'Werk endgültig löschen', en: 'Delete the work for good' },
  withdrawn: { de: 'Ihr Werk ist gelöscht', en: 'Your work has been deleted' },
  done: {
    confirmed: { de: 'Danke, Ihr Werk ist bestätigt', en: 'Thank you, your work is confirmed' },
    saved: { de: 'Ihre Änderungen sind gespeichert', en: 'Your changes have been saved' },
    replaced: {
      de: 'Ihre neue Datei ist da, die alte ist gelöscht',
      en: 'Your new file has arrived, the old one is deleted',
    },
    withdrawn: {
      de: 'Ihr Werk ist zurückgezogen und gelöscht',
      en: 'Your work has been withdrawn and deleted',
    },
  },
  deadline: { de: 'Änderungen bis', en: 'Changes until' },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  invalidLead: {
    de: 'Vielleicht ist die Frist vorbei, oder das Werk wurde zurückgezogen. Den neuesten Link finden Sie in unserer letzten E-Mail.',
    en: 'The deadline may have passed, or the work was withdrawn. The latest link is in our last e-mail.',
  },
} as const

export const ownWorkOutcomes = {
  confirm: 'confirmed',
  change: 'saved',
  withdraw: 'withdrawn',
} as const satisfies Record<OwnContributionAction, keyof typeof ownWork.done>
