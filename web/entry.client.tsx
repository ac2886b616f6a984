import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnLostChunks } from '#web/shell/reload-once.ts'

reloadOnLostChunks()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
