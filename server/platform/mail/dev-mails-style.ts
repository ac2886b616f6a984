/** Styles of /dev/mails in the product's colours, for one style element. */
export const devMailsStyle = `
:root { color-scheme: light dark; }
body {
  margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#faf8f5, #14110f); color: light-dark(#231c18, #f2ece6);
}
main { max-width: 75rem; margin: 0 auto; }
h1 { font: 600 1.75rem/1.2 Georgia, serif; margin: 0 0 1rem; overflow-wrap: anywhere; }
a { color: light-dark(#8a523d, #d6a088); }
a:focus-visible { outline: 3px solid light-dark(#0b6171, #6cc5d3); outline-offset: 2px; }
.notice, .empty, .box, dl, pre, iframe {
  background: light-dark(#ffffff, #1d1916); border: 1px solid light-dark(#d9cfc6, #3b332d); border-radius: 12px;
}
.notice, .empty, dl { padding: 1rem 1.25rem; }
.notice { border-left: 4px solid light-dark(#8a5a00, #e3b75e); }
.box { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.6rem 1rem; vertical-align: top; }
th { color: light-dark(#675a51, #b8aaa0); font-size: 0.875rem; }
tr + tr td, tbody tr:first-child td { border-top: 1px solid light-dark(#d9cfc6, #3b332d); }
td small { display: block; color: light-dark(#675a51, #b8aaa0); }
.time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.state {
  display: inline-block; padding: 0 0.6rem; border: 1px solid currentcolor; border-radius: 1rem;
  font-size: 0.875rem; white-space: nowrap;
}
.sent { color: light-dark(#2f6b3c, #8fcf9b); }
.failed { color: light-dark(#a62a24, #f19a92); }
.uncertain, .retry { color: light-dark(#8a5a00, #e3b75e); }
.queued, .sending { color: light-dark(#0b6171, #6cc5d3); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 0 0 1rem; }
dt { color: light-dark(#675a51, #b8aaa0); }
dd { margin: 0; overflow-wrap: anywhere; }
.links { padding-left: 1.25rem; overflow-wrap: anywhere; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1rem; }
iframe { box-sizing: border-box; width: 100%; height: 46rem; }
pre { margin: 0; padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, monospace; }
`
