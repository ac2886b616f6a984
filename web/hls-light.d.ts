// The light build has the same exports, but the package has types for the full build only.
declare module 'hls.js/light' {
  export { default, ErrorTypes, Events } from 'hls.js'
}
