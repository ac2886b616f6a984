import { type ChildProcess, spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { freePort } from '../free-port.ts'
import { type Opening, pointOf, type Window } from './window.ts'

const driver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

/** Opens WebKitGTK through WebDriver, on a virtual screen of its own. */
export async function openWebKit(): Promise<Opening> {
  for (const program of [driver, screen])
    if (await access(program).catch(() => true))
      return { missing: `WebKit needs ${program}: install webkit2gtk-driver and xvfb.` }
  const display = `:${await freePort()}`
  const port = await freePort()
  const children = [
    spawn(screen, [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }),
  ]
  const session = await startSession(`http://127.0.0.1:${port}`, children)
  return { version: session.version, window: windowOf(session) }
}

type Send = <T>(method: string, path: string, body?: object) => Promise<T>

interface Session {
  version: string
  send: Send
  end: () => Promise<void>
}

async function startSession(url: string, children: ChildProcess[]): Promise<Session> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`)
    return value
  }
  await again(() => call('GET', '/status'), 'the start of WebKitWebDriver')
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: {} } })
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    send: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    async end() {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined)
      for (const child of children) child.kill()
    },
  }
}

/** Retries an action while the driver refuses it because the element is missing or moving. */
async function again(act: () => Promise<unknown>, what: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act()
      return
    } catch (error) {
      if (tries === 100) throw new Error(`${what}: ${error}`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

function windowOf({ send, end }: Session): Window {
  const ask = <T>(expression: string) =>
    send<T>('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  const elementAt = async (place: string) => {
    const found = await send<Record<string, string>>('POST', '/element', { using: 'xpath', value: place })
    return Object.values(found)[0]
  }
  return {
    ask,
    async open(url) {
      await send('POST', '/url', { url })
      await ask(listening)
    },
    async press(place) {
      const { x, y } = await pointOf({ ask }, place)
      const press = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }
      await send('POST', '/actions', { actions: [mouse] })
    },
    write: (place, words) =>
      again(async () => send('POST', `/element/${await elementAt(place)}/value`, { text: words }), place),
    async resize(width, height) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height })
    },
    errors: () => ask('(globalThis.thrown ?? []).splice(0)'),
    close: end,
  }
}

// The driver does not report errors, so a script in the page collects them from the load on.
const listening = `(() => {
  globalThis.thrown ??= []
  addEventListener('error', ({ message }) => thrown.push(message))
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)))
})()`
