import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnLostChunks } from '#web/shell/reload-once.ts'

reloadOnLostChunks()

// The router handles a thrown loader response only after the page's styles are loaded. Until then a browser
// logs a 404 as an unhandled rejection.
addEventListener('unhandledrejection', event => {
  if (event.reason?.type === 'DataWithResponseInit') event.preventDefault()
})

const served = document.querySelectorAll('[name]')
const focused = document.activeElement

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    onRecoverableError: error =>
      import('#web/shell/retype.ts').then(all => all.retype(error, served, focused)),
  })
})
