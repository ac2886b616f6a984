-- What wrk is told by generator.ts: the same path, or one that nobody has asked for yet; the result as one line.
local unique = os.getenv("BENCH_UNIQUE")
local n = 0

if unique then
  request = function()
    n = n + 1
    return wrk.format("GET", wrk.path .. unique .. n)
  end
end

done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format("\nresult %d %d %d %d %d\n", summary.requests, summary.duration,
    latency:percentile(99), errors.status, failed))
end
