import type { PageView } from '#contract/site/page-view.ts'

type CountedView = Pick<PageView, 'page' | 'language' | 'slug'>

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g
const scripts = /^<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/
const statement = /import (?:\* as (\w+) from )?("[^"]+");?/g

const longestWait = 3000 // milliseconds after which scripts are fetched where nothing is painted, as in a hidden tab

/**
 * Rewrites a page so that its scripts are fetched once the page and its first picture have been painted:
 * until then styles, fonts and that picture have the whole bandwidth. The scripts run at the first
 * interaction (decision 341), or at once if a visible element has `data-alive` because it moves by itself, or
 * if the address has a fragment. Elements with a module of their own (`data-runs`) run without them. `view`
 * is the page view to count if the visitor interacts and leaves before the scripts have run, as by a tap on a
 * link.
 */
export function runWhenTouched(html: string, view: CountedView | null = null): string {
  const body = html.indexOf('</head>')
  const start = html.lastIndexOf('<script', html.lastIndexOf(' type="module" async=""'))
  const [element, attributes = '', code = ''] = scripts.exec(html.slice(Math.max(start, 0))) ?? []
  if (element === undefined) return html // unknown markup: the page stays unchanged
  const head = html.slice(0, body)
  const viewAttribute = view ? ` data-view="${inAttribute(JSON.stringify(view))}"` : ''
  const script = `<script${attributes}${viewAttribute}>${laterOf(head, code)}</script>`
  return head.replaceAll(preload, '') + html.slice(body, start) + script + html.slice(start + element.length)
}

function inAttribute(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}

const made = new Map<string, string>()

// Cached, because the result is the same for all pages of a route.
function laterOf(head: string, code: string): string {
  const known = made.get(code)
  if (known) return known
  const addresses = [...head.matchAll(preload)].map(([, address]) => address ?? '')
  const script = later(addresses, code)
  made.set(code, script)
  return script
}

// Import statements become calls, because only a module file may begin with statements.
function later(addresses: string[], code: string): string {
  const imports = [...code.matchAll(statement)]
  const names = imports.map(([, name]) => name ?? '').join()
  const calls = imports.map(([, , address]) => `import(${address})`).join()
  const run = `()=>Promise.all([${calls}]).then(([${names}])=>{${code.replace(statement, '').trim()}})`
  return `((files,run)=>{${whenPainted}${partsAlone}${whenTouched}${whenLeft}${heldPresses}${heldForms}})(${JSON.stringify(addresses)},${run})`
}

// Prefetched files are not compiled before they run; Safari does not support `prefetch`. Starting a download
// blocks a phone for a moment, so the files are requested one after the other.
const whenPainted = `
let isFetched=false
const isInSight=({top,bottom})=>top<=innerHeight&&bottom>=0
const isAlive=()=>location.hash||document.cookie.includes('showDomainDeprecationBanner=true')||[...document.querySelectorAll('[data-alive]')].some(one=>isInSight(one.getBoundingClientRect()))
const fetchAll=()=>{
if(isFetched)return
isFetched=true
const link=document.createElement('link')
const isDue=isAlive()
const rel=!isDue&&link.relList.supports('prefetch')?'prefetch':'modulepreload'
const fetchNext=()=>{
const href=files.shift()
if(!href)return
document.head.append(Object.assign(document.createElement('link'),{rel,fetchPriority:'low',href}))
setTimeout(fetchNext)}
if(isDue)start()
setTimeout(runAlone)
setTimeout(fetchNext)}
const painted=()=>new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&fetchAll()).observe({type:'paint',buffered:true})
const next=()=>requestAnimationFrame(()=>setTimeout(painted))
const first=document.querySelector('img[fetchpriority="high"]')
first?first.decode().then(next,next):painted()
setTimeout(fetchAll,document.hidden?0:${longestWait})`

// A visible part with a module of its own, from the site's assets, needs no other script; the event
// `part-begins` starts it.
const partsAlone = `
const runAlone=()=>{
for(const part of document.querySelectorAll('[data-runs^="/assets/"]'))
if(isInSight(part.getBoundingClientRect()))import(part.dataset.runs).then(()=>part.dispatchEvent(new Event('part-begins')),()=>{})}`

const longestTimer = 24 * 3600_000 // milliseconds
const ahead = 60_000 // milliseconds before the page changes by itself, at which its scripts run
const longestTap = 1000 // milliseconds that a finger may rest on the screen

// Any interaction with the page; browsers report a move without distance for a resting mouse, which is
// ignored. The browser first handles and paints the interaction: ticks a box, opens a menu, inserts a letter.
// On a page that changes by itself the scripts run a minute before.
const whenTouched = `
const touches='pointerdown pointermove touchstart wheel scroll keydown focusin input click submit offline hashchange'.split(' ')
let isStarted=false
const go=()=>{run();run=()=>{}}
const soon=()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go))
const start=event=>{
if(isStarted||event?.type==='pointermove'&&!event.movementX&&!event.movementY)return
isStarted=true
for(const name of touches)removeEventListener(name,start,true)
if(!event)return go()
if(!/^(pointerdown|touchstart)$/.test(event.type))return soon()
for(const name of ['click','pointercancel'])addEventListener(name,soon,{capture:true,once:true})
setTimeout(soon,${longestTap})}
for(const name of touches)addEventListener(name,start,{capture:true,passive:true})
for(const {dataset} of document.querySelectorAll('[data-changes-at]')){
const left=Date.parse(dataset.changesAt)-Date.now()-${ahead}
if(left<${longestTimer})setTimeout(start,left)}`

// Visitors who follow a link with their first tap leave before the scripts run, which count views
// (`web/offline/visit.ts`) and then dispatch `visit-noted`.
const whenLeft = `
const {view}=document.currentScript?.dataset??{}
const leave=()=>{
if(!view||!isStarted||navigator.doNotTrack==='1'||navigator.globalPrivacyControl)return
let referrer=''
try{const from=new URL(document.referrer);if(from.origin!==location.origin)referrer=from.host}catch{}
fetch('/api/v1/page-view',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({...JSON.parse(view),referrer}),keepalive:true}).catch(()=>{})}
addEventListener('pagehide',leave)
addEventListener('visit-noted',()=>removeEventListener('pagehide',leave))`

const longestPress = 15_000 // milliseconds after which a held click is dropped

// A click on a button before hydration is repeated afterwards. Parts whose code is loaded later hydrate
// later; React marks each element that it has hydrated.
const heldPresses = `
const hasTaken=button=>Object.keys(button).some(key=>key.startsWith('__reactProps'))
const press=event=>{
const button=event.target.closest?.('button[type="button"]:not([data-runs] *)')
if(!button||hasTaken(button))return
event.preventDefault()
event.stopImmediatePropagation()
const pressed=Date.now()
const again=()=>hasTaken(button)?button.click():Date.now()-pressed<${longestPress}&&setTimeout(again,50)
again()}
addEventListener('click',press,true)`

const longestHold = 15_000 // milliseconds; then the form is sent anyway, and the server responds with what is missing

// A form that needs the scripts, submitted before they are ready, is submitted again when they are.
const heldForms = `
let held
const hold=event=>{
if(!event.target.matches('form[data-waits]'))return
event.preventDefault()
held??=(setTimeout(()=>held&&held.submit(),${longestHold}),event.target)}
addEventListener('submit',hold,true)
addEventListener('form-ready',()=>{removeEventListener('submit',hold,true);const form=held;held=0;if(form)form.requestSubmit()})`
