import { readFileSync } from "node:fs";
import { brand } from "@damadum/domain";
import { expect, test } from "vitest";
import config from "../capacitor.config.ts";
import { providerHosts } from "./provider-hosts.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const manifest = read("android/app/src/main/AndroidManifest.xml");
const strings = read("android/app/src/main/res/values/strings.xml");
const info = read("ios/App/App/Info.plist");

test("app opens the live site and marks itself in the user agent", () => {
  expect(config.server?.url).toBe(`https://${brand.hosts.web}`);
  expect(config.appendUserAgent).toContain(brand.app.userAgent);
  expect(config.appId).toBe(brand.app.id);
  expect(config.appName).toBe(brand.name);
});

test("app stays within its site and the hosts of logins and payments", () => {
  expect(config.server?.allowNavigation).toEqual([...providerHosts]);
  expect(providerHosts.filter((host) => !/^(?:\*\.)?[a-z]+\.[a-z.]+$/.test(host))).toEqual([]);
  expect(config.server?.cleartext).toBeUndefined();
  expect(manifest).toContain('android:usesCleartextTraffic="false"');
});

test("both systems open links with the app's scheme", () => {
  expect(manifest).toContain('android:scheme="@string/custom_url_scheme" android:host="app"');
  expect(strings).toContain(`<string name="custom_url_scheme">${brand.app.scheme}</string>`);
  const schemes = /<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>(.*)<\/string>/.exec(info);
  expect(schemes?.[1]).toBe(brand.app.scheme);
});

test("both systems open the site's own links in the app", () => {
  expect(manifest).toContain(`android:scheme="https" android:host="${brand.hosts.web}"`);
  expect(manifest).toContain('android:autoVerify="true"');
  const links = `<string>applinks:${brand.hosts.web}</string>`;
  expect(read("ios/App/App/App.entitlements")).toContain(links);
  const uses = read("ios/App/App.xcodeproj/project.pbxproj").match(/CODE_SIGN_ENTITLEMENTS = App/g);
  expect(uses).toHaveLength(2);
});

test("both projects carry the brand's name and app id", () => {
  expect(strings).toContain(`<string name="app_name">${brand.name}</string>`);
  expect(info).toContain(`<string>${brand.name}</string>`);
  expect(read("android/app/build.gradle")).toContain(`applicationId "${brand.app.id}"`);
  expect(read("ios/App/App.xcodeproj/project.pbxproj")).toContain(
    `PRODUCT_BUNDLE_IDENTIFIER = ${brand.app.id};`,
  );
});

test("iOS project needs the oldest iOS that the pages work in", () => {
  const listed: { browserslist: readonly string[] } = JSON.parse(read("../../package.json"));
  const oldest = listed.browserslist.find((entry) => entry.startsWith("ios_saf "));
  const targets = read("ios/App/App.xcodeproj/project.pbxproj").matchAll(
    /IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);/g,
  );
  expect(new Set([...targets].map(([, version]) => `ios_saf ${version}`))).toEqual(
    new Set([oldest]),
  );
});

test("both projects have the plugins that the pages call", () => {
  const gradle = read("android/app/capacitor.build.gradle");
  const swift = read("ios/App/CapApp-SPM/Package.swift");
  for (const plugin of ["app", "browser", "filesystem", "network", "share", "splash-screen"]) {
    expect(gradle).toContain(`':capacitor-${plugin}'`);
    expect(swift).toContain(`/@capacitor/${plugin}"`);
  }
  // Apple wants a reason for what the filesystem plugin may read.
  expect(read("ios/App/App/PrivacyInfo.xcprivacy")).toContain("CategoryFileTimestamp");
  expect(read("ios/App/App.xcodeproj/project.pbxproj")).toContain(
    "PrivacyInfo.xcprivacy in Resources",
  );
});

test("iOS project declares what the pages collect, and that nobody is tracked", () => {
  const declared = read("ios/App/App/PrivacyInfo.xcprivacy");
  expect(declared).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
  expect(declared).toMatch(/<key>NSPrivacyTrackingDomains<\/key>\s*<array\/>/);
  const collected = declared.matchAll(
    /<string>NSPrivacyCollectedDataType(?!Purpose)(\w+)<\/string>/g,
  );
  // What the policy says is collected, in the words of Apple's form.
  expect([...collected].map(([, type]) => type)).toEqual([
    "Name",
    "PhoneNumber",
    "EmailAddress",
    "PhysicalAddress",
    "UserID",
    "PurchaseHistory",
    "PhotosorVideos",
    "CustomerSupport",
    "OtherUserContent",
    "CrashData",
  ]);
});

test("iOS project explains in Korean why it asks for camera and photos", () => {
  for (const key of ["NSCameraUsageDescription", "NSPhotoLibraryUsageDescription"]) {
    expect(info).toMatch(
      new RegExp(String.raw`<key>${key}</key>\s*<string>[가-힣].+요\.</string>`),
    );
  }
});

test("app shows the web's texts when it starts without a network", () => {
  const page = read(`www/${config.server?.errorPath}`);
  for (const words of [
    "통신이 원활하지 않아요",
    "인터넷 연결을 확인해 주세요.",
    "종료",
    "다시 시도",
  ]) {
    expect(page).toContain(words);
  }
});
