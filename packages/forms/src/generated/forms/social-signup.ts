// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"social-signup_consents","type":"object","additionalProperties":false,"required":["consents"],"properties":{"consents":{"title":"약관 동의","x-required-message":"필수 항목에 모두 동의해 주세요.","type":"array","minItems":1,"maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["kind","version","agreed"],"properties":{"kind":{"type":"string","enum":["TERMS","PRIVACY","AGE_14","MARKETING"],"title":"종류"},"version":{"type":"string","format":"date","title":"판"},"agreed":{"title":"여부","type":"boolean"}}}}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="social-signup_consents" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consents"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "consents")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.consents !== undefined){
let data0 = data.consents;
if(Array.isArray(data0)){
if(data0.length > 10){
const err2 = {instancePath:instancePath+"/consents",schemaPath:"#/properties/consents/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/consents",schemaPath:"#/properties/consents/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind === undefined){
const err4 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.version === undefined){
const err5 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.agreed === undefined){
const err6 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/required",keyword:"required",params:{missingProperty: "agreed"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "kind") || (key1 === "version")) || (key1 === "agreed"))){
const err7 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/consents/" + i0+"/kind",schemaPath:"#/properties/consents/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "TERMS") || (data2 === "PRIVACY")) || (data2 === "AGE_14")) || (data2 === "MARKETING"))){
const err9 = {instancePath:instancePath+"/consents/" + i0+"/kind",schemaPath:"#/properties/consents/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.consents.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/consents/" + i0+"/version",schemaPath:"#/properties/consents/items/properties/version/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/consents/" + i0+"/version",schemaPath:"#/properties/consents/items/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.agreed !== undefined){
if(typeof data1.agreed !== "boolean"){
const err12 = {instancePath:instancePath+"/consents/" + i0+"/agreed",schemaPath:"#/properties/consents/items/properties/agreed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/consents",schemaPath:"#/properties/consents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"social-signup_contact","type":"object","additionalProperties":false,"required":[],"properties":{"email":{"title":"이메일","type":"string","format":"email","maxLength":254,"examples":["name@example.com"]}}};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="social-signup_contact" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "email")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(codePointLength(data0) > 254){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"social-signup_person","type":"object","additionalProperties":false,"required":["name","phone_number"],"properties":{"name":{"title":"이름","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"phone_number":{"title":"휴대전화 번호","type":"string","pattern":"^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$","x-message":"전화번호를 010-1234-5678처럼 입력해 주세요."},"email":{"title":"이메일","type":"string","format":"email","maxLength":254,"examples":["name@example.com"]},"birthyear":{"type":"string","x-message":"태어난 해를 1992처럼 네 자리로 입력해 주세요.","pattern":"^(19|20)[0-9]{2}$","title":"태어난 해"},"birthday":{"type":"string","x-message":"생일을 03-14처럼 월과 일로 입력해 주세요.","pattern":"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","title":"생일"},"gender":{"title":"성별","type":"string","enum":["M","F","U"]}}};
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$", "u");
const pattern2 = new RegExp("^(19|20)[0-9]{2}$", "u");
const pattern3 = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="social-signup_person" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "phone_number")) || (key0 === "email")) || (key0 === "birthyear")) || (key0 === "birthday")) || (key0 === "gender"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(codePointLength(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(codePointLength(data0) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data1 = data.phone_number;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(codePointLength(data2) > 254){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2.test(data2))){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.birthyear !== undefined){
let data3 = data.birthyear;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err12 = {instancePath:instancePath+"/birthyear",schemaPath:"#/properties/birthyear/pattern",keyword:"pattern",params:{pattern: "^(19|20)[0-9]{2}$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/birthyear",schemaPath:"#/properties/birthyear/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.birthday !== undefined){
let data4 = data.birthday;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err14 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.gender !== undefined){
let data5 = data.gender;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data5 === "M") || (data5 === "F")) || (data5 === "U"))){
const err17 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema13.properties.gender.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"social-signup_consents": check0,
"social-signup_contact": check1,
"social-signup_person": check2,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { BirthdayWidget } from "../../patterns/birth/birthday-widget.tsx";
import { ConsentsField } from "../../patterns/consents/consents-field.tsx";
import { PhoneWidget } from "../../patterns/phone/phone-widget.tsx";

export const compiled: CompiledForm = {
  version: "1awG 3jnR DPtG Ky4I NkD- Svbx Utlh X82k kMMY qKHp",
  validators,
  widgets: { birthday: BirthdayWidget, phone: PhoneWidget },
  fields: { consents: ConsentsField },
};
