/** The built pages, as the bundler hands them to the server. */
declare module 'virtual:react-router/server-build'
