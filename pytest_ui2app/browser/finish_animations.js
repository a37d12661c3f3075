() => {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    // An endless animation has no end to jump to: it is put back to its first frame, always the same one.
    if (timing && timing.endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else {
      animation.finish();
    }
  }
  return document.fonts.ready.then(() => true);
}
