import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnLostChunks } from '#web/shell/reload-once.ts'

reloadOnLostChunks()

// The router looks at what a loader throws only when the page's styles are there. Until then a browser takes a 404 for an
// error that nobody handles, and logs it.
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
