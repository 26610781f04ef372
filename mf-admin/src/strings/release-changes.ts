/** With a hyphen that no line ends with. */
const ROLL_OUT = "roll\u2011out";

/** Questions before a change of the environment, and what is said afterwards. */
export const releaseChange = {
  why: "Why (for the log)",
  whyNeeded: "Why (needed)",
  whyHint: "Everybody who looks at the releases reads it.",
  cancel: "Cancel",
  waits: "It waits for a second person, who runs pnpm release approve.",
  close: "Close",
  now: "Live now",
  after: "Afterwards",
  forWhom: "For whom",
  everybody: "Everybody: new pages within a second, open tabs at their next step",
  some: (percent: number) => `${percent} % of browsers; all others stay with the live release`,
  stepped: (steps: string) => `${steps} % of browsers, one step after the other`,
  fallback: "Falls back to",
  nothing: "Nothing",
  share: {
    how: "How it is shown",
    fixed: "One share",
    stepped: "Step by step",
    percent: "Share of browsers, in per cent",
    percentHint: "A browser stays in its share, so nobody goes back and forth.",
    percentWrong: "A whole number from 1 to 99.",
    steps: "Steps, in per cent",
    stepsHint: "For example 1, 10, 50, 100. Each is larger than the one before, and the last is 100: live.",
    stepsWrong: "Two to ten growing whole numbers that end with 100.",
    pause: "Pause before each next step, in minutes",
    pauseHint: "The next step also waits until enough networks have shown the release.",
    pauseWrong: "A whole number from 1 to 10,080, which is a week.",
  },
  checking: "The gate is looking at it. With a browser at hand this takes some seconds.",
  alreadyLive: (deployable: string, release: string) =>
    `${release} of ${deployable} was live already. Nothing has changed.`,
  gone: "There is nothing left to do: it has been done, or is no longer possible.",
  force: "Do it all the same",
  done: "Done",

  promote: {
    action: "Make it live…",
    title: (deployable: string) => `Make this release of ${deployable} live?`,
    text: (deployable: string, release: string, live: string) =>
      `${release} becomes the live release of ${deployable} and replaces ${live}. The gate looks at it first.`,
    confirm: "Make it live",
    done: (deployable: string, release: string) => `${release} of ${deployable} is live.`,
  },
  canary: {
    action: "Try it in a share of browsers…",
    change: "Change its share…",
    title: (deployable: string) => `Try this release of ${deployable}?`,
    titleShare: (deployable: string) => `Change the share of the canary of ${deployable}?`,
    text: (release: string) =>
      `${release} is shown to a share of browsers. It is withdrawn by itself when it fails more than the live release.`,
    replaces: (canary: string) => `It takes the place of the canary ${canary}.`,
    confirm: "Start the canary",
    confirmShare: "Change the share",
    done: (deployable: string, percent: number) => `${deployable} is a canary in ${percent} % of browsers.`,
  },
  pause: {
    action: "Pause the roll-out…",
    title: (deployable: string) => `Pause the ${ROLL_OUT} of ${deployable}?`,
    text: (release: string, percent: number) =>
      `${release} stays in ${percent} % of browsers and takes no further step until somebody goes on.`,
    confirm: "Pause",
    done: (deployable: string) => `The roll-out of ${deployable} is paused.`,
  },
  resume: {
    action: "Go on with the roll-out…",
    title: (deployable: string) => `Go on with the ${ROLL_OUT} of ${deployable}?`,
    text: (release: string, percent: number) =>
      `${release} goes on from ${percent} % of browsers, after its pause.`,
    confirm: "Go on",
    done: (deployable: string) => `The roll-out of ${deployable} goes on.`,
  },
  stop: {
    action: "End the canary…",
    title: (deployable: string) => `End the canary of ${deployable}?`,
    text: (deployable: string, release: string, live: string) =>
      `${release} of ${deployable} is shown to nobody any more; ${live} is for everybody. It is not withdrawn, so it can be shown again without a reason.`,
    confirm: "End it",
    done: (deployable: string) => `The canary of ${deployable} has ended.`,
  },
  overruleLive: {
    action: "Keep it live…",
    title: (deployable: string) => `Keep the live release of ${deployable}?`,
    text: (release: string, fallback: string) =>
      `${release} stays live, even when it turns out worse than ${fallback}. It is no longer taken back by itself.`,
    confirm: "Keep it live",
    done: (deployable: string, release: string) =>
      `${release} of ${deployable} stays live, whatever is reported.`,
  },
  rollback: {
    action: "Roll back…",
    actionTo: "Roll back to it…",
    title: (deployable: string) => `Roll back ${deployable}?`,
    text: (deployable: string, live: string, to: string) => `${deployable} goes back from ${live} to ${to}.`,
    andCanary: (canary: string) => `The canary ${canary} ends.`,
    confirm: "Roll back",
    done: (deployable: string, release: string) => `${deployable} is back at ${release}.`,
  },
  withdraw: {
    action: "Withdraw the canary…",
    title: (deployable: string) => `Withdraw the canary of ${deployable}?`,
    text: (deployable: string, release: string, live: string) =>
      `${release} of ${deployable} is withdrawn; ${live} is for everybody. To show it again needs a reason.`,
    confirm: "Withdraw it",
    done: (deployable: string) => `The canary of ${deployable} is withdrawn.`,
  },
  overrule: {
    action: "Keep the canary…",
    title: (deployable: string) => `Keep the canary of ${deployable}?`,
    text: (release: string) =>
      `${release} stays a canary, even when it fails more than the live release. Nothing withdraws it by itself any more.`,
    confirm: "Keep the canary",
    done: (deployable: string) => `The canary of ${deployable} goes on, whatever fails.`,
  },
  freeze: {
    action: "Freeze…",
    title: (deployable: string) => `Freeze ${deployable}?`,
    text: (deployable: string) =>
      `Nobody changes what is live of ${deployable} until the freeze ends. Publishing goes on.`,
    confirm: "Freeze",
    done: (deployable: string) => `${deployable} is frozen.`,
  },
  unfreeze: {
    action: "End the freeze…",
    title: (deployable: string) => `End the freeze of ${deployable}?`,
    text: (deployable: string) => `The releases of ${deployable} can be changed again.`,
    confirm: "End the freeze",
    done: (deployable: string) => `${deployable} is no longer frozen.`,
  },
  protect: {
    action: "Protect…",
    title: (deployable: string) => `Protect ${deployable}?`,
    text: (deployable: string) =>
      `The team of ${deployable} may still publish, but only operators change what is live.`,
    confirm: "Protect",
    done: (deployable: string) => `${deployable} is protected.`,
  },
  unprotect: {
    action: "End the protection…",
    title: (deployable: string) => `End the protection of ${deployable}?`,
    text: (deployable: string) => `The team of ${deployable} may change what is live again.`,
    confirm: "End the protection",
    done: (deployable: string) => `${deployable} is no longer protected.`,
  },
  "two-persons-on": {
    action: "Require two people for promotions…",
    title: (deployable: string) => `Require two people for promotions of ${deployable}?`,
    text: (deployable: string) =>
      `A promotion of ${deployable} to everybody then waits until a second releaser approves it. Rolling back never waits.`,
    confirm: "Require two people",
    done: (deployable: string) => `A promotion of ${deployable} needs two people.`,
  },
  "two-persons-off": {
    action: "Require one person for promotions…",
    title: (deployable: string) => `Require only one person for promotions of ${deployable}?`,
    text: (deployable: string) => `One releaser alone may then promote ${deployable} to everybody.`,
    confirm: "Require one person",
    done: (deployable: string) => `A promotion of ${deployable} needs one person.`,
  },
  workerOff: {
    title: "Switch the service worker off?",
    text: "Browsers remove the service worker at their next page. Until it is on again, nothing can be read offline.",
    confirm: "Switch it off",
    done: "The service worker is off.",
  },
  workerOn: {
    title: "Switch the service worker on?",
    text: "Browsers install the service worker again at their next page.",
    confirm: "Switch it on",
    done: "The service worker is on.",
  },
  restore: {
    title: (revision: number) => `Restore revision ${revision}?`,
    text: "The shell and all areas go back to what was live then, in one step. Canaries end; freezes and protections stay.",
    confirm: "Restore the set",
    done: (revision: number) => `Everything is as in revision ${revision}.`,
    set: "What changes",
    setFailed: "Unable to load that revision right now...",
    columns: { deployable: "Deployable", now: "Live now", after: "Afterwards" },
    stays: "Stays",
  },

  refusal: {
    moved: "Somebody changed this a moment ago.",
    movedText: "Nothing was done. This is how it stands now:",
    stands: (deployable: string, live: string, when: string, who: string) =>
      `${deployable} is live at ${live}, ${when}, by ${who}.`,
    standsCanary: (release: string, percent: number) => `${release} is a canary in ${percent} % of browsers.`,
    standsRevision: (revision: number) => `The newest revision is ${revision}.`,
    loading: "Looking at how it stands now.",
    lookAgain: "Decide again",
    gate: "The gate refused it:",
    check: (name: string, problem: string) => `${name}: ${problem}`,
    frozen: (deployable: string, who: string, when: string) => `${deployable} is frozen by ${who}, ${when}.`,
    withdrawn: (release: string, who: string, when: string) => `${release} was withdrawn by ${who}, ${when}.`,
    stopped: "This is stopped at the moment:",
    mayForce: "With a reason, you can do it all the same. The log names you.",
    impossible: "That is not possible:",
    forbidden: "Your account may not do this any more.",
    gone: "That release is no longer there.",
    noAnswer:
      "No answer came, so it may or may not have been done. Look at what is live before you try again.",
    failed: "That could not be done right now. Please try again.",
  },
  gate: {
    title: "What the gate said",
    skipped: (check: string, why: string) => `${check}: not checked, ${why}`,
    note: (check: string, text: string) => `${check}: ${text}`,
  },
} as const;
