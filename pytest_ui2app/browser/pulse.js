// Before any script of the page, on its clock: what is under way there. Timers are counted, so that time can be let pass
// in steps that end where something happens; rest() lets a step's animations pass and waits until nothing changes.
(() => {
  const { frame, idle, wait, now: realNow } = window.__ui2appReal;
  const report = reportError.bind(window);
  const run = eval;
  const Later = Promise;
  const FRAME_MS = 16; // of the page's clock
  const NOTHING = -1;
  const FRAMELESS_MS = 250; // a page that is not drawn, or has no moment to spare, has no frames: then this is one
  const HAIR_MS = 0.001; // less than any eye or layout tells

  // A page may wait by looking at the clock again and again, and would wait for ever for one that stands still: then it
  // goes on a little each time.
  const LOOKS = 10_000;
  const CREEP_MS = 0.01;
  const FROZEN = Date;
  let [looks, crept] = [0, 0];
  const creep = () => {
    looks += 1;
    if (looks > LOOKS) crept += CREEP_MS;
    return crept;
  };
  const now = performance.now.bind(performance);
  const dateNow = Date.now.bind(Date);
  performance.now = () => now() + creep();
  Date.now = () => Math.floor(dateNow() + creep());
  window.Date = new Proxy(FROZEN, {
    construct: (target, values, asked) => Reflect.construct(target, values.length > 0 ? values : [FROZEN.now()], asked),
  });
  FROZEN.prototype.constructor = window.Date;

  let fired = 0;
  const due = new Map();
  // On a clock that is moved from outside, what a timer throws would come out where the clock is moved. It is reported
  // as any browser does: to the page's own `error` listeners, and as uncaught.
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"]) {
    const native = window[name];
    const byText = name.startsWith("set");
    window[name] = (handler, ...rest) => {
      const delay = byText ? Math.max(Number(rest[0]) || 0, 0) : FRAME_MS;
      const guarded = (...values) => {
        fired += 1;
        looks = 0;
        if (name === "setInterval") due.set(id, now() + delay);
        else due.delete(id);
        try {
          if (typeof handler === "function") handler.apply(window, values);
          else run(`${handler}`);
        } catch (error) {
          report(error);
        }
      };
      const id = native.call(window, typeof handler === "function" || byText ? guarded : handler, ...rest);
      due.set(id, now() + delay);
      return id;
    };
  }
  for (const name of ["clearTimeout", "clearInterval", "cancelAnimationFrame", "cancelIdleCallback"]) {
    const native = window[name];
    window[name] = (id) => {
      due.delete(id);
      native.call(window, id);
    };
  }

  let changes = 0;
  new MutationObserver((records) => {
    changes += records.length;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  // -- animations, which have a real clock of their own: they are stopped where they are first seen, and moved with ours
  const held = new Set();
  const ours = () =>
    document.getAnimations().filter((animation) => {
      const timed = animation.effect && animation.timeline === document.timeline && animation.playbackRate !== 0;
      return timed && animation.playState !== "finished" && (animation.playState !== "paused" || held.has(animation));
    });
  const endOf = (animation) => Number(animation.effect.getComputedTiming().endTime);
  const endless = (animation) => endOf(animation) === Infinity;
  const finite = () => ours().filter((animation) => !endless(animation));
  const at = (animation) => Number(animation.currentTime ?? 0);
  const leftOf = (animation) =>
    (animation.playbackRate > 0 ? endOf(animation) - at(animation) : at(animation)) / Math.abs(animation.playbackRate);
  const hold = (animation, time) => {
    animation.pause();
    animation.currentTime = time;
    held.add(animation);
  };
  // An endless animation is put back to its first frame, always the same one. A script's may have begun anywhere.
  const stop = () => {
    for (const animation of ours().filter((each) => !held.has(each))) {
      const fromCss = animation instanceof CSSAnimation || animation instanceof CSSTransition;
      hold(animation, endless(animation) || (fromCss && animation.playbackRate > 0) ? 0 : at(animation));
    }
  };
  // Returns how many have ended.
  const advance = (step) => {
    const moved = finite().filter((animation) => held.has(animation));
    const ended = moved.filter((animation) => leftOf(animation) <= step);
    for (const animation of moved) {
      if (ended.includes(animation)) {
        held.delete(animation);
        animation.finish();
      } else {
        animation.currentTime = at(animation) + step * animation.playbackRate;
      }
    }
    return ended.length;
  };
  // What is not over in the end is shown at its end, but does not end: what the page does then is not due yet. What has
  // no end is shown at its start, also where it went on in real time.
  const conclude = () => {
    for (const animation of ours()) {
      const [first, last] = [HAIR_MS, endOf(animation) - HAIR_MS];
      hold(animation, endless(animation) ? 0 : animation.playbackRate > 0 ? last : first);
    }
  };
  const release = () => {
    for (const animation of ours()) if (held.has(animation)) animation.play();
    held.clear();
  };

  const next = () => {
    let soonest = Infinity;
    for (const at of due.values()) soonest = Math.min(soonest, at - now());
    for (const animation of finite()) soonest = Math.min(soonest, leftOf(animation));
    return soonest === Infinity ? NOTHING : Math.ceil(Math.max(soonest, 0));
  };
  const beat = () =>
    new Later((go) => {
      frame(() => idle(go, { timeout: FRAMELESS_MS })); // after whatever else it has to do, however busy the machine
      wait(go, FRAMELESS_MS);
    });
  // Counted in frames, of which a busy machine draws fewer: its load must not decide what is seen.
  const quiet = async (frames, most, longest) => {
    const until = realNow() + longest;
    for (let still = 0, last = changes, drawn = 0; still < frames; last = changes, drawn += 1) {
      if (drawn >= most || realNow() > until) return false;
      await beat();
      still = changes === last ? still + 1 : 0;
    }
    return true;
  };
  let seen = -1;
  const rest = async ({ step, frames, most, longest }) => {
    looks = 0;
    await document.fonts.ready;
    const ended = advance(step);
    const asleep = step > 0 && ended === 0 && fired + changes === seen;
    const calm = asleep || (await quiet(frames, most, longest));
    stop();
    seen = fired + changes;
    return `${calm ? 1 : 0} ${next()}`;
  };
  Object.defineProperty(window, "__ui2appPulse", { value: Object.freeze({ rest, conclude, release, date: () => Math.floor(dateNow()) }) });
})();
