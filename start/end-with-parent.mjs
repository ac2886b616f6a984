// Loaded ahead of every command: whoever kills the launcher, even with kill -9, ends the command too.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref() // the open line alone is no reason to stay alive
}
