// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"password-reset_password-reset","type":"object","additionalProperties":false,"required":["username","passwd","reset_token"],"properties":{"username":{"title":"아이디","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"passwd":{"title":"새 비밀번호","type":"string","format":"password","minLength":8,"maxLength":20,"x-message":"비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 {minLength}자에서 {maxLength}자로 만들어 주세요."},"reset_token":{"type":"string","pattern":"^[A-Za-z0-9._-]{20,1024}$","title":"재설정 확인"}}};
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9._-]{20,1024}$", "u");
const formats0 = /(?:)/;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="password-reset_password-reset" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.passwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reset_token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reset_token"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "username") || (key0 === "passwd")) || (key0 === "reset_token"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(codePointLength(data0) < 1){
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(codePointLength(data0) > 100){
const err5 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.passwd !== undefined){
let data1 = data.passwd;
if(typeof data1 === "string"){
if(codePointLength(data1) < 8){
const err8 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(codePointLength(data1) > 20){
const err9 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.test(data1))){
const err10 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/format",keyword:"format",params:{format: "password"}};
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
const err11 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.reset_token !== undefined){
let data2 = data.reset_token;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/reset_token",schemaPath:"#/properties/reset_token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{20,1024}$"}};
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
const err13 = {instancePath:instancePath+"/reset_token",schemaPath:"#/properties/reset_token/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"password-reset_password-reset": check0,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { NewPasswordWidget } from "../../patterns/password/new-password-widget.tsx";

export const compiled: CompiledForm = {
  version: "9TMa SH3e TDNU cXlQ",
  validators,
  widgets: { newPassword: NewPasswordWidget },
  fields: {  },
};
