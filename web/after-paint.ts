const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g
const scripts = /^<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/
const statement = /import (?:\* as (\w+) from )?("[^"]+");?/g

const longestWait = 3000 // milliseconds: by then a visitor wants to do something

/**
 * The same page, whose scripts are asked for once it and its first picture have been painted: styles, fonts and that
 * picture have the line for themselves. In a hidden tab nothing is painted, so scripts don't wait there.
 */
export function runAfterPaint(html: string): string {
  const body = html.indexOf('</head>')
  const start = html.lastIndexOf('<script', html.lastIndexOf(' type="module" async=""'))
  const [element, attributes = '', code = ''] = scripts.exec(html.slice(Math.max(start, 0))) ?? []
  if (element === undefined) return html // written in another way: it runs as it stands
  const head = html.slice(0, body)
  const script = `<script${attributes}>${laterOf(head, code)}</script>`
  return head.replaceAll(preload, '') + html.slice(body, start) + script + html.slice(start + element.length)
}

const made = new Map<string, string>()

// The same for all pages of a route.
function laterOf(head: string, code: string): string {
  const known = made.get(code)
  if (known) return known
  const addresses = [...head.matchAll(preload)].map(([, address]) => address ?? '')
  const script = later(addresses, code)
  made.set(code, script)
  return script
}

// Statements become calls, for only a module of its own file may begin with them.
function later(addresses: string[], code: string): string {
  const imports = [...code.matchAll(statement)]
  const names = imports.map(([, name]) => name ?? '').join()
  const calls = imports.map(([, , address]) => `import(${address})`).join()
  const links = `for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}))`
  const run = `()=>{${links};Promise.all([${calls}]).then(([${names}])=>{${code.replace(statement, '').trim()}})}`
  return `(run=>{${whenPainted}${heldForms}})(${run})`
}

const whenPainted = `
let isDue=true
const once=()=>{if(isDue)run();isDue=false}
const painted=()=>new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&once()).observe({type:'paint',buffered:true})
const next=()=>requestAnimationFrame(()=>setTimeout(painted))
const first=document.querySelector('img[fetchpriority="high"]')
if(document.hidden)once()
else{first?first.decode().then(next,next):painted();setTimeout(once,${longestWait})}`

const longestHold = 15_000 // milliseconds: then the server answers, which says what is missing

// A form that needs our code, sent before it is there, is sent again when it is.
const heldForms = `
let held
const hold=event=>{
if(!event.target.matches('form[data-waits]'))return
event.preventDefault()
held??=(setTimeout(()=>held&&held.submit(),${longestHold}),event.target)}
addEventListener('submit',hold,true)
addEventListener('form-ready',()=>{removeEventListener('submit',hold,true);const form=held;held=0;if(form)form.requestSubmit()})`
