import type { PageView } from '#contract/site/page-view.ts'

type CountedView = Pick<PageView, 'page' | 'language' | 'slug'>

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g
const scripts = /^<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/
const statement = /import (?:\* as (\w+) from )?("[^"]+");?/g

const longestWait = 3000 // milliseconds until scripts are fetched where nothing is painted, as in a hidden tab

/**
 * The same page, whose scripts are fetched once it and its first picture have been painted: styles, fonts and that
 * picture have the line for themselves. They run at the first touch (decision 341), or at once where the page says with
 * `data-alive` that something in sight moves by itself, or where its address has a part behind `#`. What moves by a module
 * of its own (`data-runs`) does so without them. `view` is what is counted of a page that somebody touched and left before
 * its scripts could say so, as by a tap on a link.
 */
export function runWhenTouched(html: string, view: CountedView | null = null): string {
  const body = html.indexOf('</head>')
  const start = html.lastIndexOf('<script', html.lastIndexOf(' type="module" async=""'))
  const [element, attributes = '', code = ''] = scripts.exec(html.slice(Math.max(start, 0))) ?? []
  if (element === undefined) return html // written in another way: it runs as it stands
  const head = html.slice(0, body)
  const told = view ? ` data-view="${inAttribute(JSON.stringify(view))}"` : ''
  const script = `<script${attributes}${told}>${laterOf(head, code)}</script>`
  return head.replaceAll(preload, '') + html.slice(body, start) + script + html.slice(start + element.length)
}

function inAttribute(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
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
  const run = `()=>Promise.all([${calls}]).then(([${names}])=>{${code.replace(statement, '').trim()}})`
  return `((files,run)=>{${whenPainted}${partsAlone}${whenTouched}${whenLeft}${heldPresses}${heldForms}})(${JSON.stringify(addresses)},${run})`
}

// What is fetched ahead is not compiled before it runs; Safari knows no such fetching. To begin it takes a phone a moment for
// each file, in which it can do nothing else: one after the other.
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

// A part in sight that names a module of its own, which is one of ours, needs no other script, and hears when to begin.
const partsAlone = `
const runAlone=()=>{
for(const part of document.querySelectorAll('[data-runs^="/assets/"]'))
if(isInSight(part.getBoundingClientRect()))import(part.dataset.runs).then(()=>part.dispatchEvent(new Event('part-begins')),()=>{})}`

const longestTimer = 24 * 3600_000 // milliseconds
const ahead = 60_000 // milliseconds that scripts run before the page changes by itself
const longestTap = 1000 // milliseconds that a finger may rest

// Whatever somebody does on or with the page; under a mouse that rests, browsers tell of a move by nothing. First the browser
// does and shows what was asked of it: a tick is set, a menu opens, a letter stands. A page that changes by itself is ready
// a minute before.
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

// Who goes on by the first touch leaves before our code runs, which counts views (`web/offline/visit.ts`) and says
// `visit-noted` then.
const whenLeft = `
const {view}=document.currentScript?.dataset??{}
const leave=()=>{
if(!view||!isStarted||navigator.doNotTrack==='1'||navigator.globalPrivacyControl)return
let referrer=''
try{const from=new URL(document.referrer);if(from.origin!==location.origin)referrer=from.host}catch{}
fetch('/api/v1/page-view',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({...JSON.parse(view),referrer}),keepalive:true}).catch(()=>{})}
addEventListener('pagehide',leave)
addEventListener('visit-noted',()=>removeEventListener('pagehide',leave))`

const longestPress = 15_000 // milliseconds: then nobody waits any more for what they have pressed

// A button that our code answers, pressed before it is there, is pressed again when it is. Parts whose program comes
// later are there after the rest; React marks each element that it has taken over.
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
