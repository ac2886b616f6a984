/** Drafts kept in the browser while the user types. */
export const drafts = {
  lead: {
    de: 'Diese Eingaben wurden nicht gespeichert. Sie liegen nur in diesem Browser, und nur Sie bekommen sie angeboten.',
    en: 'These changes were not saved. They are in this browser only, and are offered to nobody but you.',
  },
  take: { de: 'Entwurf übernehmen', en: 'Use the draft' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  whatDiffers: { de: 'Was der Entwurf ändert', en: 'What the draft changes' },
  taken: { de: 'Entwurf übernommen, nicht gespeichert', en: 'Draft taken over, not saved' },
  discarded: { de: 'Entwurf verworfen', en: 'Draft discarded' },
  staysAsDraft: {
    de: 'Ihre Eingaben bleiben 14 Tage als Entwurf in diesem Browser.',
    en: 'What you have typed stays in this browser as a draft for 14 days.',
  },
  kept: { de: 'Als Entwurf in diesem Browser', en: 'Kept as a draft in this browser' },
  logOutTitle: { de: 'Abmelden und Entwürfe löschen?', en: 'Log out and delete drafts?' },
  logOut: { de: 'Abmelden und löschen', en: 'Log out and delete' },
}

export const draftFrom = (at: string) => ({
  de: `Nicht gespeicherter Entwurf vom ${at} Uhr`,
  en: `Unsaved draft of ${at}`,
})

/** Warning at logout that drafts will be deleted. */
export const draftsGo = (count: number) => ({
  de:
    count === 1
      ? 'In diesem Browser liegt ein Entwurf von Ihnen, der nicht gespeichert ist. Er wird beim Abmelden gelöscht.'
      : `In diesem Browser liegen ${count} Entwürfe von Ihnen, die nicht gespeichert sind. Sie werden beim Abmelden gelöscht.`,
  en:
    count === 1
      ? 'This browser holds a draft of yours that is not saved. Logging out deletes it.'
      : `This browser holds ${count} drafts of yours that are not saved. Logging out deletes them.`,
})
