// Imported before every command: ends the command if the launcher is killed, even with kill -9.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref() // the open IPC channel alone must not keep the process alive
}
